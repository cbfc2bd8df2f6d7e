import { prose } from './prose.fixture.ts';

const lists: string[] = [
  `References\n\nOrr, M. (1871). Weather at sea. London: Harbour Press.\nLind, K. and Vale, A. (2004). Lamps and lenses. Journal of Coastal History, 12(3), 44–61.\nPetrov, S. (2015). Counting gulls. Retrieved from https://example.org/gulls`,
  `Sources I used\n\nOrr, Matthew. Weather at Sea. Harbour Press, 1871.\nLind, Karin, and Anna Vale. "Lamps and Lenses." Journal of Coastal History, vol. 12, no. 3, 2004, pp. 44-61.\nPetrov, Sam. "Counting Gulls." Shore Notes, 2015, www.example.org/gulls.`,
  `Further reading\n\n- M. Orr, Weather at Sea (London: Harbour Press, 1871), pp. 12–19.\n- K. Lind and A. Vale, 'Lamps and lenses', Journal of Coastal History 12 (2004), 44–61.\n- S. Petrov, Counting Gulls (Oxford: Shore Books, 2015).`,
  `[1] M. Orr, "Weather at sea," Proc. Harbour Soc., vol. 3, pp. 12-19, 1871.\n[2] K. Lind and A. Vale, "Lamps and lenses," J. Coastal Hist., vol. 12, no. 3, pp. 44-61, 2004.\n[3] S. Petrov, "Counting gulls," arXiv:1501.00001, 2015.`,
  `Orr, M. (1871) Weather at sea. London: Harbour Press.\n\nLind, K., Vale, A. and Brand, L. (2004) 'Lamps and lenses', Journal of Coastal History, 12(3), pp. 44-61.\n\nPetrov, S. (2015) Counting gulls. Available at: https://example.org/gulls (Accessed: 3 May 2021).`,
  `Works Cited\n\nOrr, Matthew. Weather at Sea. Harbour Press, 1871.\nLind, Karin, and Anna Vale. "Lamps and Lenses." Journal of Coastal History 12.3 (2004): 44-61. Print.`,
  `Notes\n\n1. Matthew Orr, Weather at Sea (London: Harbour Press, 1871), 12.\n2. Karin Lind and Anna Vale, "Lamps and Lenses," Journal of Coastal History 12, no. 3 (2004): 44–61.\n3. Sam Petrov, "Counting Gulls," Shore Notes, accessed May 3, 2021, https://example.org/gulls.`,
  `What this is based on\n\nOrr M. Weather at sea. London: Harbour Press; 1871. p. 12-19.\nLind K, Vale A. Lamps and lenses. J Coast Hist. 2004;12(3):44-61.\nPetrov S. Counting gulls. 2015. doi:10.0000/gulls.2015.7`,
  `**Bibliography**\n\nOrr, Matthew (1871): Weather at sea, Harbour Press, London.\nLind, Karin / Vale, Anna (2004): Lamps and lenses, in: Journal of Coastal History, Vol. 12, pp. 44–61.`,
  `Orr, M. 1871. Weather at sea, a diary of nineteen years kept on the rock,\n    with tables. Harbour Press, London.\nLind, K. and A. Vale. 2004. Lamps and lenses and the people who carried\n    them up the stairs. Journal of Coastal History 12(3): 44–61.`,
];

/** Two texts of their own above the same list of references, under headings of every sort and under none. */
export const references: string[] = lists.flatMap((list, index) => [
  `${prose[2 * index]!}\n\n${list}`,
  `${prose[(2 * index + 9) % prose.length]!}\n\n${list}`,
]);
