/** What some rule knows, and what stands around it; no black flag, whose tags are judged otherwise. */
export const SPECIAL_CHARACTERS = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202e\u2066\u2069\u2060\ufeff\u00ad\u034f\u115f\u3164',
  ...'\u180e\ufe0e\ufe0f\u{e0100}\u{e0067}\ue200\ue201\ue202\ufffc\u00a0\u202f\u3000\u2028\u0085\v\n',
  ...'\u2026\u27f6\u2018\u201c\u2014\0\x1b\x92abeMd01{}¤ .;"بامرאש\u094dअक്ไកខ中あ한👩💻❤🏻🏳🌈асрο\u0301',
];
