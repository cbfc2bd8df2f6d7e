export interface LegalText {
  title: string;
  description: string;
  heading: string;
  effective: string;
  sections: { heading: string; paragraphs: string[] }[];
}
