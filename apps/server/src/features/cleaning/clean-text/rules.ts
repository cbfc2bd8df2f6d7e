/** Up to here any text is cleaned on the spot: it takes less time than handing it over. */
const short = 20_000;
/** Up to here one that is mostly plain. The slowest of a thousand texts made to be slow takes 5 ms. */
const long = 100_000;
const mostUnusual = 1000;

/** Whether a text is cleaned in so little time that nobody has to make room for it. */
export function isQuick(text: string): boolean {
  if (text.length <= short) return true;
  if (text.length > long) return false;
  let unusual = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > 0x7e && ++unusual > mostUnusual) return false;
  }
  return true;
}
