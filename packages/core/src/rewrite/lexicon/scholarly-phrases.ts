/** What essays and papers say of themselves. */
export const SCHOLARLY_PHRASES = `
in this essay = in the present essay ; 1.4
in this article = in the present article / here ; 1.2
in this section = here / in the present section ; 1.2
in this paper = in the present paper / here ; 1
in this work = in the present work / here ; 1
we consider = we look at / we study ; 0.9
we study = we examine / we investigate ; 0.7
we investigate = we study / we examine ; 0.6
we discuss = we talk about ; 1.2
we describe = we outline / we set out ; 1
we use = we employ / we make use of ; 0.7
we conclude that = we infer that ; 0.9
we observe = we see / we note ; 0.8
we develop = we build / we devise ; 0.8
we analyze = we examine / we study ; 0.7
we demonstrate = we show ; 0.6
we provide = we give / we offer ; 0.8
as shown in = as seen in ; 0.6
as described in = as set out in / as outlined in ; 0.6
as discussed in = as noted in ; 0.7
with regard to the = regarding the ; 0.5
with a focus on = focusing on / with an emphasis on ; 0.5
with an emphasis on = with a focus on / stressing ; 0.6
an emphasis on = a focus on / a stress on ; 0.7
a focus on = an emphasis on ; 0.6
`;
