/** `serial`: an id the database counted; what is no number is the id of nothing. */
export type FieldKind = 'text' | 'serial' | 'number' | 'boolean' | 'instant' | 'date';
export type ListFields = Readonly<Record<string, FieldKind>>;
