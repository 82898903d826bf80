import { useMemo, useRef, useState } from 'react';
import {
  bugReportLimits,
  bugReportTypes,
  cleanPage,
  type BugReportType,
} from '#core/content/bug-report/bug-report.ts';
import { codeMessage, fieldMessage } from '#ui/api/field-message.ts';
import { isApiError } from '#ui/api/api-error.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { acceptedFiles, refusalOf } from '../../app/uploads/file-limits.ts';
import { coverPicture } from './cover-picture.ts';
import type { CoveredArea } from './covered-area.ts';
import { sendScreenshot, useFileReport, type Screenshot } from './data.ts';
import { reportDraft } from './report-draft.ts';

type Typed = Readonly<{ type: BugReportType; title: string; content: string }>;
export type ProblemField = 'title' | 'content';
type Problems = Readonly<Partial<Record<ProblemField, string>>>;

const startingText = (kept: ReturnType<ReturnType<typeof reportDraft>['read']>): Typed => {
  return {
    type: bugReportTypes.find((type) => type === kept?.type) ?? 'BUG',
    title: kept?.title ?? '',
    content: kept?.content ?? '',
  };
};

/** The page that is open, without what stands behind a question mark; nothing where that is no address of ours. */
export const pageOf = (pathname: string): string | null => {
  try {
    return cleanPage(pathname);
  } catch {
    return null;
  }
};

const problemsOf = ({ title, content }: Typed): Problems => ({
  ...([...title.trim()].length < bugReportLimits.title.min && {
    title: codeMessage('input.min_length', { length: bugReportLimits.title.min }),
  }),
  ...([...content.trim()].length < bugReportLimits.content.min && {
    content: codeMessage('input.min_length', { length: bugReportLimits.content.min }),
  }),
});

type Steps = Readonly<{ onSent: (number: number) => void; onProblem: (field: ProblemField) => void }>;

/** What is typed, chosen and covered of one report, until it is sent. */
export const useReportForm = ({ onSent, onProblem }: Steps) => {
  const userId = useSignedInUser()?.id ?? '';
  const draft = useMemo(() => reportDraft(userId), [userId]);
  const [typed, setTyped] = useState<Typed>(() => startingText(draft.read()));
  const [isSecurity, setSecurity] = useState(false);
  const [withPage, setWithPage] = useState(true);
  const [withBrowser, setWithBrowser] = useState(true);
  const [problems, setProblems] = useState<Problems>({});
  const [pictures, setPictures] = useState<readonly Screenshot[]>([]);
  const [toCover, setToCover] = useState<File>();
  const [uploading, setUploading] = useState(false);
  const [pictureError, setPictureError] = useState<unknown>();
  const stop = useRef<AbortController>(null);
  const page = pageOf(location.pathname);
  const browser = navigator.userAgent.slice(0, bugReportLimits.browser);

  const report = useFileReport({
    onSent: ({ number }) => {
      draft.remove();
      onSent(number);
    },
    onRefused: (error) => {
      const issues = isApiError(error) ? error.fields : [];
      const found: Record<string, string> = {};
      for (const { path, code, params } of issues)
        if (path === 'body.title' || path === 'body.content')
          found[path.slice('body.'.length)] = fieldMessage(`error.${code}`, params);
      setProblems(found);
    },
  });

  const write = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    draft.write(next);
    setProblems({});
  };

  const choose = ([file]: readonly File[]) => {
    setPictureError(undefined);
    if (!file) return;
    const refusal = refusalOf(file, 'BUG_REPORT');
    if (refusal) setPictureError(refusal);
    else setToCover(file);
  };

  /** What was covered is drawn over here, so that it never leaves the device. */
  const addPicture = async (areas: readonly CoveredArea[]) => {
    const file = toCover;
    setToCover(undefined);
    if (!file) return;
    setUploading(true);
    stop.current = new AbortController();
    try {
      const ready = await coverPicture(file, areas);
      const sent = await sendScreenshot(ready, crypto.randomUUID(), stop.current.signal);
      setPictures((before) => [...before, sent]);
    } catch (error) {
      if (!stop.current.signal.aborted) setPictureError(error);
    } finally {
      setUploading(false);
    }
  };

  const send = () => {
    if (report.isPending || uploading) return;
    const found = problemsOf(typed);
    setProblems(found);
    const first = (['title', 'content'] as const).find((field) => found[field] !== undefined);
    if (first) {
      onProblem(first);
      return;
    }
    report.mutate({
      ...typed,
      pageUrl: withPage ? page : null,
      browser: withBrowser ? browser : '',
      isSecurity,
      screenshots: pictures.map(({ id }) => id),
    });
  };

  return {
    typed,
    write,
    problems,
    isSecurity,
    setSecurity,
    page,
    withPage,
    setWithPage,
    browser,
    withBrowser,
    setWithBrowser,
    pictures,
    accept: acceptedFiles('BUG_REPORT'),
    choose,
    toCover,
    addPicture,
    leavePicture: () => setToCover(undefined),
    removePicture: (id: string) => setPictures(pictures.filter((picture) => picture.id !== id)),
    uploading,
    pictureError,
    send,
    isSending: report.isPending,
    error: Object.keys(problems).length === 0 ? report.error : null,
  };
};
export type ReportForm = ReturnType<typeof useReportForm>;
