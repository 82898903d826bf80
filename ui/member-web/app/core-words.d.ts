/** The core's words come in two parts: see `ui/build/compiled-messages.ts`. */
declare module '*.json?part=names' {
  const words: Readonly<Record<string, string>>;
  export default words;
}

declare module '*.json?part=first' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
declare module '*.json?part=refusals' {
  const words: Readonly<Record<string, string>>;
  export default words;
}

declare module '*.json?part=form' {
  const words: Readonly<Record<string, string>>;
  export default words;
}
