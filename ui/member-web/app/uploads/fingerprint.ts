const sampleLength = 256 * 1024;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * By what it holds, since phones give the same film another name and another day each time it is chosen. One that was
 * compressed anew is another file, and has to start anew.
 */
export const fingerprintOf = async (file: Blob): Promise<string> => {
  const sample = new Blob([
    file.slice(0, sampleLength),
    file.slice(Math.max(sampleLength, file.size - sampleLength)),
  ]);
  const bytes = await sample.arrayBuffer();
  // Pages that came without encryption have no digest: name the size alone, and start anew.
  if (crypto.subtle === undefined) return `${file.size}-${crypto.randomUUID()}`;
  return `${file.size}-${hex(await crypto.subtle.digest('SHA-256', bytes))}`;
};
