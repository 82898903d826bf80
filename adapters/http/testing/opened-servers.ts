type Closeable = Readonly<{ close(): Promise<void> }>;

/** Servers that tests have opened and not closed yet, in their order. */
const opened: Closeable[] = [];

export const rememberOpened = (server: Closeable): void => void opened.push(server);
export const countOpened = (): number => opened.length;

/** Closes the servers opened after so many others. */
export const closeOpened = async (after: number): Promise<void> => {
  await Promise.all(opened.splice(after).map((server) => server.close()));
};
