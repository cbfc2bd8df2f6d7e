/** Puts a file where the browser puts what it fetches. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers read the file only a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
