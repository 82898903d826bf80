/** Hears of an answer that breaks the contract; it is sent all the same, as near to it as can be. */
export type OddAnswerListener = (endpoint: string, error: Error) => void;
