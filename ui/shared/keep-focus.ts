/** `navigate(to, { state: keepFocus })` changes the address and leaves the person where they are. */
export const keepFocus = { keepFocus: true } as const;
