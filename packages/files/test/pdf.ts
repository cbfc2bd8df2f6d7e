/** A PDF of one page: a line of text and what it says about its author. */
export function onePagePdf({ author, text }: { author: string; text: string }): Uint8Array {
  // Each letter is a glyph of its own, and a map says which character it stands for.
  const codes = [...text];
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const shown = codes.map((_, index) => hex(index + 0x41, 2)).join('');
  const map = codes.map(
    (sign, index) => `<${hex(index + 0x41, 2)}> <${hex(sign.codePointAt(0)!, 4)}>`,
  );
  const unicode = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${codes.length} beginbfchar ${map.join(' ')} endbfchar endcmap end`;
  const draw = `BT /F 24 Tf 72 720 Td <${shown}> Tj ET`;
  const stream = (content: string) =>
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream(draw),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
    stream(unicode),
    `<< /Author (${author}) /Producer (A writer) /CreationDate (D:20260102030405Z) /Company (Acme) >>`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
}
