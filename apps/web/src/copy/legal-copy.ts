/** A paragraph; with what it is about as its first words, where several follow on one another. */
export type LegalParagraph = string | { about: string; says: string };

export interface LegalText {
  title: string;
  description: string;
  heading: string;
  effective: string;
  sections: { heading: string; paragraphs: LegalParagraph[] }[];
}
