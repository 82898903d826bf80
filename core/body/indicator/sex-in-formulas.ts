import type { Sex } from './categories.ts';
import type { ProfileInputs } from './fields.ts';

/** The sex whose equations and norms are used: gender OTHER may choose one, and nothing is averaged. */
export const sexInFormulas = ({ gender, sexForFormulas }: ProfileInputs['body']): Sex | null => {
  const sex = gender === 'OTHER' ? sexForFormulas : gender;
  return sex === 'MALE' || sex === 'FEMALE' ? sex : null;
};
