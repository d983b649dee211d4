/** Into the downloads. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // The browser reads the address when it gets round to the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
