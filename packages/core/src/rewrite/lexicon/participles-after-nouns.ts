/** Participles and adjectives with the preposition or infinitive that they take. */
export const PARTICIPLES = `
associated with <S = linked to / connected with / tied to ; 0.5
associated with = linked to / connected with ; 0.6
related to <S,N = connected with / linked to ; 0.6
related to <B,closely,directly = linked to / connected with ; 0.6
linked to <B,S,N = tied to / connected with ; 0.6
used to >V <S = that are used to ; 1.6
caused by = brought about by / due to ; 0.8
accompanied by <comma = together with / along with ; 0.8
required to >V <S = necessary to ; 0.6
designed to >V = intended to / meant to ; 0.6
intended to >V = meant to / designed to ; 0.7
meant to >V <B = supposed to / intended to ; 0.7
supposed to >V <B = meant to ; 0.8
set to >V <is,are = due to ; 0.7
due to >V <is,are = set to / scheduled to ; 0.7
growing >number,concern,demand,interest,popularity,evidence,awareness,need,population,importance = rising / increasing ; 0.6
increasing >number,concern,demand,interest,popularity,evidence,awareness,need,population,importance,pressure = growing / rising ; 0.6
rising >cost,costs,prices,temperatures,demand,concern,number,popularity = increasing / growing ; 0.6
known as <N,S,comma = called ; 0.7
also known as = also called ; 0.5
perfect for >NP,G,$ = ideal for ; 0.6
ideal for >NP,G,$ = perfect for / well suited to ; 0.6
great for >NP,G,$ <B = excellent for / ideal for ; 0.7
suitable for = suited to / fit for ; 0.6
filled with <is,was,are,were,be,been = full of ; 0.5
`;
