export type Receiver = Readonly<{
  /** Where only the username is known, that. */
  id: string;
  name: string;
  username: string | null;
  avatarUrl: string | null;
}>;
