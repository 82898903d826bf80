/** A record that was found by its name. */
export type Picked = Readonly<{ id: string; name: string; note?: string | undefined }>;
