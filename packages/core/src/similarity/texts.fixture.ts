/** Texts of the project's own; the reworded and the summarised one were made from the first. */
export const lighthouse = `The lighthouse on Gannet Rock was built in 1847, after the brig Sarah Ellen had broken up on the reef with all her crew. Its granite came from a quarry forty miles down the coast, and every block was cut, numbered and fitted on land before it went aboard a barge. The masons could land on only ninety days of the year, because the swell made the northern steps too dangerous.

The first keeper, Matthew Orr, lived there with his wife and two daughters for nineteen years. He kept a weather diary that the meteorological office still uses, for nobody else on that coast measured air pressure three times a day. When the younger daughter fell ill in the winter of 1853, he signalled with blankets for a week before a fishing boat dared to come near.

The lamp burned whale oil at first, then paraffin, and its lens was ordered from a workshop in Paris. The lens weighed two tons and floated on a bath of mercury, so that a child could turn it with one finger. Sailors reported seeing the flash from twenty-one miles away on clear nights.

In 1911 a storm carried away the boat shed and cracked the gallery windows. The keepers nailed mattresses across the openings and kept the light going by hand, turning the lens for eleven hours because the clockwork had flooded. The lighthouse board gave each of them a silver watch and a week of leave.

Electricity reached the rock in 1962 by a cable that fishermen cut with their anchors again and again. The last keepers left in 1984, when a computer in the harbour office took over. Since then the tower belongs to the gulls, apart from one weekend in June when visitors may climb the 162 steps and look at the mercury bath, which is empty now.`;

export const reworded = `A computer in the office at the harbour took over in 1984, when the final keepers went away. Electric power had come to Gannet Rock in 1962 through a cable which fishermen kept cutting with anchors, again and again. Apart from a single weekend each June, the tower now belongs to gulls; on that weekend visitors can climb its 162 steps and see the bath of mercury, empty today.`;

export const summary = `Gannet Rock's lighthouse was built in 1847, after the brig Sarah Ellen was lost on the reef, from granite blocks numbered and fitted on land. Matthew Orr, the first keeper, spent nineteen years there and kept a weather diary that the meteorological office still uses. The two ton lens from Paris floated on mercury and its flash was seen twenty-one miles away. In the storm of 1911 the keepers turned the lens by hand for eleven hours. Electricity came by cable in 1962, and the last keepers left in 1984.`;

export const innocent = `Most people who walk along a coast in spring think of the sea birds first. Kittiwakes return to the same ledge every year, and a pair will defend a space hardly larger than a dinner plate. Whoever wants to photograph them needs patience, a long lens and dry shoes.

A tripod helps when the wind is strong. It is wise to ask in the village which paths have slipped during the winter, since maps are slower than landslides. The bakery by the church opens at six, and its owner has been keeping an eye on the tide tables for walkers as long as anyone remembers.

Bring water, tell somebody where you are going, and turn back while the beach is still wider than a road. The birds will be there tomorrow as well.`;
