export const headlessShell: string;
export const findChromium: () => string | undefined;
