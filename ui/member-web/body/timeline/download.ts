/** Hands the file at this address to the browser's own downloads. */
export const downloadFrom = (href: string, name: string) => {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
};

export const downloadBlob = (blob: Blob, name: string) => {
  const href = URL.createObjectURL(blob);
  downloadFrom(href, name);
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
