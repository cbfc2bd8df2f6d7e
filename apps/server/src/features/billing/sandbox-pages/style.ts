import { sandboxStyle } from '../../accounts/index.ts';

/** Of the pages of checkout and portal, on top of what all sandbox pages share. */
export const sandboxPaymentStyle = `${sandboxStyle}
h1:has(+.payer){margin-bottom:.3rem}.payer{color:var(--soft);overflow-wrap:anywhere}
h2{font-size:1.02rem;font-weight:600;margin:0 0 .3rem}
.amount{color:var(--ink);font:500 1.7rem/1 var(--serif)}
.problem{margin:1.2rem 0;padding:.8rem 1rem;border:1px solid var(--danger);border-radius:.7rem;background:var(--danger-wash);color:var(--danger)}
.problem p{margin:.2rem 0 0;color:inherit}
.due{border-color:transparent;background:var(--wash);color:var(--ink)}
.due b{color:var(--mark)}
.hint{margin:-.1rem 0 1rem;color:var(--soft);font-size:.9rem}
fieldset{display:grid;gap:.5rem;margin:0 0 .4rem;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.4rem;font-size:.9rem;font-weight:600}
label.card{display:flex;gap:.8rem;align-items:center;min-height:3.4rem;padding:.55rem 1rem;border:1px solid var(--line);border-radius:.7rem;background:var(--surface);font-weight:400;cursor:pointer}
label.card:hover,label.card:has(:checked){border-color:var(--accent)}
label.card:has(:checked){box-shadow:inset 0 0 0 1px var(--accent)}
label.card:focus-within{outline:2px solid var(--accent);outline-offset:2px}
label.card span{display:flex;flex-direction:column;min-width:0}
label.card b{font-weight:600}
label.card input{appearance:none;width:1.15rem;height:1.15rem;min-height:0;margin:0;padding:0;border:2px solid var(--edge);border-radius:50%;background:none;flex:none}
label.card input:checked{border:.36rem solid var(--accent)}
@media(forced-colors:active){label.card input{appearance:auto}}
label.card .number{color:var(--soft);font-variant-numeric:tabular-nums;font-size:.9rem}
label.card.declined:not(:has(:checked)){border-color:var(--danger)}
em,dd.failed{color:var(--mark);font-style:normal;font-weight:600}
label.card em{margin-left:auto;color:var(--danger);font-size:.9rem}
button:not(.plain,.link){border-color:color-mix(in srgb,var(--edge) 70%,var(--line))}
form.unpaid:not(:has(:checked)) button.plain{border-color:var(--sunken);background:var(--sunken);color:var(--soft)}
form.unpaid:has(:checked) .choose{display:none}
button.centre{align-items:center;font-weight:600}
a{color:inherit}
dl{margin:1.2rem 0 1.5rem;border:1px solid var(--line);border-radius:.9rem;background:var(--surface)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.2rem 1rem;padding:.75rem 1rem}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0 0 0 auto;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
dl:has(+details:not([open])){margin-bottom:.4rem}details{margin-bottom:1.25rem}details[open] summary{color:var(--ink);font-weight:600}details[open]:has(+form){border-bottom:1px solid var(--line);padding-bottom:1.5rem;margin-bottom:1.5rem}
summary{display:flex;align-items:center;gap:.6rem;min-height:2.75rem;color:var(--soft);cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::after{content:"";width:.5rem;height:.5rem;border:solid currentColor;border-width:0 1.7px 1.7px 0;transform:translateY(-25%) rotate(45deg)}
details[open] summary::after{transform:translateY(25%) rotate(225deg)}
summary:hover{color:var(--ink)}
details form{margin-top:.6rem}
section{margin-top:1.75rem;padding-top:1.5rem;border-top:1px solid var(--line)}
section p{margin:.2rem 0 .9rem}
ul{display:grid;grid-template-columns:1fr auto auto;column-gap:1.25rem;list-style:none;margin:.5rem 0 0;padding:0}
li{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center;min-height:3.4rem;font-variant-numeric:tabular-nums}
li>:nth-child(n+2){text-align:right}
li+li{border-top:1px solid var(--line)}
li>span:last-child,.note{color:var(--soft)}
li s{color:var(--soft)}
.back{margin-top:2rem}
.back a{display:grid;place-items:center;min-height:2.75rem;color:var(--soft);text-underline-offset:4px}
`;
