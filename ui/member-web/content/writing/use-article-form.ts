import { useEffect, useMemo, useState } from 'react';
import { localDraft } from '../../app/parts/local-draft.ts';
import { changedOnly } from '#ui/learning/saving/autosave.ts';
import { useAutosavedForm } from '#ui/learning/saving/use-autosaved-form.ts';
import {
  type ArticleFields,
  articleProblems,
  bodyOf,
  fieldsOf,
  isChosen,
  readKept,
} from './article-fields.ts';
import { useWriterSteps, type Written } from './data.ts';

/** The typing rests so long before it is kept on the server; on the device it is kept at once. */
const restMs = 3_000;

type Kept = Readonly<{ fields: ArticleFields; version: number }>;

const keptIn = (stored: unknown): Kept | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = readKept(Reflect.get(stored, 'fields'));
  const version: unknown = Reflect.get(stored, 'version');
  return fields && typeof version === 'number' ? { fields, version } : undefined;
};

/** The form of one article: kept on the device at each change, on the server when the typing rests. */
export const useArticleForm = (written: Written) => {
  const { keepCopy, read } = useWriterSteps();
  const { id } = written;
  const device = useMemo(() => localDraft(`post:${id}`, keptIn), [id]);
  const start = { values: fieldsOf(written), version: written.copyVersion };
  // What a closed browser left behind: only what is not on the server is offered.
  const [found, setFound] = useState(() => {
    const kept = device.read();
    if (!kept || Object.keys(changedOnly(kept.fields, start.values)).length === 0) return undefined;
    // Written on since then elsewhere: taking it back writes over that.
    return { fields: kept.fields, isOlder: kept.version < start.version };
  });
  const { form, values, autosave } = useAutosavedForm<ArticleFields>({
    start,
    problemsOf: articleProblems,
    isUrgent: isChosen,
    restMs,
    save: async (now, seen) => {
      const body = bodyOf(changedOnly(now, seen.values));
      const { version } = await keepCopy(id, { ...body, version: seen.version });
      return { values: now, version };
    },
    readNewest: async () => {
      const newest = await read(id);
      return { values: fieldsOf(newest), version: newest.copyVersion };
    },
  });

  const { isDirty, version } = autosave;
  useEffect(() => {
    if (found !== undefined) return; // it is not written over before it was decided about
    if (isDirty) device.write({ fields: values, version });
    else device.remove();
  }, [device, values, isDirty, found, version]);

  return {
    form,
    values,
    autosave,
    found,
    takeFound: () => {
      if (found !== undefined) form.reset(found.fields, { keepDefaultValues: true });
      setFound(undefined);
    },
    dropFound: () => {
      device.remove();
      setFound(undefined);
    },
  };
};
