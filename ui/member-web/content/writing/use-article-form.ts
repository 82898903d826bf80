import { useEffect, useMemo, useState } from 'react';
import { changedOnly } from '#ui/learning/saving/autosave.ts';
import { useAutosavedForm } from '#ui/learning/saving/use-autosaved-form.ts';
import { type ArticleFields, articleProblems, bodyOf, fieldsOf, isChosen } from './article-fields.ts';
import { copiesOf, deviceCopy, type FoundCopy, holdCopy, newCopyKey, openCopies } from './device-copies.ts';
import { useWriterSteps, type Written } from './data.ts';

/** The typing rests so long before it is kept on the server; on the device it is kept at once. */
const restMs = 3_000;

/**
 * What closed windows left behind, the last first: only what is not on the server is offered. What another window is
 * typing at this moment is that one's.
 */
const useLeftCopies = (id: string, own: string, saved: ArticleFields) => {
  const [left, setLeft] = useState<readonly FoundCopy[]>([]);
  const [before] = useState(saved);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      const open = await openCopies();
      if (isOver) return;
      const closed = copiesOf(id).filter(({ key }) => key !== own && !open.has(key));
      const isNews = ({ fields }: FoundCopy) => Object.keys(changedOnly(fields, before)).length > 0;
      for (const copy of closed) if (!isNews(copy)) deviceCopy(copy.key).remove();
      setLeft(closed.filter(isNews));
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [id, own, before]);
  const [first] = left;
  /** The first one is decided about; what was written over for it takes its place behind the others. */
  const settle = (replaced?: Omit<FoundCopy, 'key'>) => {
    if (first === undefined) return;
    const further = replaced && { ...replaced, key: newCopyKey(id) };
    if (further) deviceCopy(further.key).write(further);
    deviceCopy(first.key).remove();
    setLeft([...left.slice(1), ...(further ? [further] : [])]);
  };
  return { first, settle };
};

/** The form of one article: kept on the device at each change, on the server when the typing rests. */
export const useArticleForm = (written: Written) => {
  const { keepCopy, read } = useWriterSteps();
  const { id } = written;
  const own = useMemo(() => newCopyKey(id), [id]);
  const device = useMemo(() => deviceCopy(own), [own]);
  useEffect(() => holdCopy(own), [own]);
  const start = { values: fieldsOf(written), version: written.copyVersion };
  const [openedAt] = useState(start.version);
  const { first, settle } = useLeftCopies(id, own, start.values);
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
    if (isDirty) device.write({ fields: values, version, at: Date.now() });
    else device.remove();
  }, [device, values, isDirty, version]);

  return {
    form,
    values,
    autosave,
    // Written on since then elsewhere: taking it back writes over that.
    found: first && { fields: first.fields, isOlder: first.version < openedAt },
    takeFound: () => {
      if (first === undefined) return;
      const replaced = { fields: values, version, at: Date.now() };
      form.reset(first.fields, { keepDefaultValues: true });
      // It is this window's from now on, before the place that it came from is cleared.
      device.write({ fields: first.fields, version, at: Date.now() });
      settle(isDirty ? replaced : undefined);
    },
    dropFound: () => settle(),
  };
};
