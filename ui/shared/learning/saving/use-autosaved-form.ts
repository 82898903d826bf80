import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import { isApiError } from '../../api/api-error.ts';
import { fieldMessage } from '../../api/field-message.ts';
import { problemResolver, type Problems } from '../../api/field-problems.ts';
import { useForm } from '../../use-form.ts';
import type { Saved, SaveSteps } from './autosave.ts';
import { useAutosave } from './use-autosave.ts';

type Options<Values extends FieldValues> = SaveSteps<Values> &
  Readonly<{
    start: Saved<Values>;
    problemsOf: (values: Values) => Problems<Values>;
    isUrgent?: (values: Values, saved: Values) => boolean;
    /** How long the typing rests before it is saved. */
    restMs?: number;
  }>;

/** A form that saves by itself. What the server refuses is written at its field; nobody's cursor is moved for it. */
export const useAutosavedForm = <Values extends FieldValues>({
  start,
  problemsOf,
  save,
  readNewest,
  isUrgent,
  restMs,
}: Options<Values>) => {
  const form = useForm<Values>({
    resolver: problemResolver(problemsOf, (values) => values),
    defaultValues: start.values as DefaultValues<Values>, // all of them
  });
  const values = form.watch();
  const autosave = useAutosave<Values>({
    values,
    start,
    isValid: Object.values(problemsOf(values)).every((problem) => problem === undefined),
    save: async (sent, seen) => {
      try {
        return await save(sent, seen);
      } catch (error) {
        for (const { path, code, params } of isApiError(error) ? error.fields : []) {
          const name = path.replace(/^body\./, '') as Path<Values>; // the contract calls its fields as the form does
          form.setError(name, { type: 'server', message: fieldMessage(`error.${code}`, params) });
        }
        throw error;
      }
    },
    readNewest,
    isUrgent,
    ...(restMs !== undefined && { restMs }),
    take: (newest) => form.reset(newest),
  });
  return { form, values, autosave };
};
