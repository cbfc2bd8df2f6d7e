// Made by apps/web/scripts/make-fonts.ts from the fonts of @fontsource-variable. Do not edit.

/** The page’s fonts for pages that have no part in its build. */
export const fontFaces = `@font-face {font-family: "Newsreader Variable";font-style: normal;font-display: swap;font-weight: 400 600;src: url("/assets/newsreader-basic-f12d602d.woff2") format("woff2");unicode-range: U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212;}
@font-face {font-family: "Newsreader Variable as georgia";font-weight: 400;src: local("Georgia"), local("Gelasio");size-adjust: 95.07%;ascent-override: 77.31%;descent-override: 27.87%;line-gap-override: 0.00%;}
@font-face {font-family: "Newsreader Variable as georgia";font-weight: 500;src: local("Georgia"), local("Gelasio");size-adjust: 97.35%;ascent-override: 75.50%;descent-override: 27.22%;line-gap-override: 0.00%;}
@font-face {font-family: "Newsreader Variable as timesNewRoman";font-weight: 400;src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");size-adjust: 104.33%;ascent-override: 70.45%;descent-override: 25.40%;line-gap-override: 0.00%;}
@font-face {font-family: "Newsreader Variable as timesNewRoman";font-weight: 500;src: local("Times New Roman"), local("Liberation Serif"), local("Tinos");size-adjust: 106.83%;ascent-override: 68.80%;descent-override: 24.81%;line-gap-override: 0.00%;}
@font-face {font-family: "Newsreader Variable as notoSerif";font-weight: 400;src: local("Noto Serif");size-adjust: 88.11%;ascent-override: 83.42%;descent-override: 30.08%;line-gap-override: 0.00%;}
@font-face {font-family: "Newsreader Variable as notoSerif";font-weight: 500;src: local("Noto Serif");size-adjust: 90.23%;ascent-override: 81.46%;descent-override: 29.37%;line-gap-override: 0.00%;}
@font-face {font-family: "Instrument Sans Variable";font-style: normal;font-display: swap;font-weight: 400 700;src: url("/assets/instrument-sans-basic-be49440f.woff2") format("woff2");unicode-range: U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212;}
@font-face {font-family: "Instrument Sans Variable as arial";font-weight: 400 500;src: local("Arial"), local("Liberation Sans"), local("Arimo");size-adjust: 101.97%;ascent-override: 95.12%;descent-override: 24.52%;line-gap-override: 0.00%;}
@font-face {font-family: "Instrument Sans Variable as arial";font-weight: 600 700;src: local("Arial Bold"), local("Liberation Sans Bold"), local("Arimo Bold");size-adjust: 97.28%;ascent-override: 99.71%;descent-override: 25.70%;line-gap-override: 0.00%;}
@font-face {font-family: "Instrument Sans Variable as roboto";font-weight: 400 500;src: local("Roboto");size-adjust: 102.20%;ascent-override: 94.91%;descent-override: 24.46%;line-gap-override: 0.00%;}
@font-face {font-family: "Instrument Sans Variable as roboto";font-weight: 600 700;src: local("Roboto Bold");size-adjust: 103.27%;ascent-override: 93.93%;descent-override: 24.21%;line-gap-override: 0.00%;}
`;

export const serifStack = '"Newsreader Variable", "Newsreader Variable as georgia", "Newsreader Variable as timesNewRoman", "Newsreader Variable as notoSerif"';

export const sansStack = '"Instrument Sans Variable", "Instrument Sans Variable as arial", "Instrument Sans Variable as roboto"';

export const fontFiles: string[] = ["/assets/newsreader-basic-f12d602d.woff2","/assets/instrument-sans-basic-be49440f.woff2"];
