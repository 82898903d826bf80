import { useMemo, useState } from 'react';
import { isApiError } from '#ui/api/api-error.ts';
import { isVisibility, type Visibility } from './visibility.ts';
import { useSignedInUser } from '#ui/api/signed-in.ts';
import { localDraft, textsIn } from '../../app/parts/local-draft.ts';
import { usePostSteps, type Post, type PostBody, type PostCard } from '../post/data.ts';
import { keptPeople, mentionsIn, peopleFrom, pickedFrom, type Picked } from '../text/mentions.ts';
import { useAttachments } from './use-attachments.ts';

export type CardChoice = NonNullable<PostBody['card']>;
export type ChosenCard = Readonly<{ choice: CardChoice | null; card: PostCard }>;

type Options = Readonly<{ post?: Post; onDone: (post: Post) => void }>;

/** What was typed last and not sent, of this member on this device; for a post that is edited, with the version it began from. */
const draftOf = (userId: string, post: Post | undefined) =>
  localDraft(
    post === undefined ? `feed:${userId}` : `feed:${userId}:${post.id}`,
    textsIn(['text', 'picked', 'card', 'visibility', 'version']),
  );

/** The card that a draft kept; one that is out of date is refused when it is sent. */
const cardFrom = (kept: string | undefined): ChosenCard | null => {
  if (!kept) return null;
  try {
    const stored = JSON.parse(kept) as Partial<ChosenCard> | null; // written below, by this page alone
    return stored?.choice && stored.card ? { choice: stored.choice, card: stored.card } : null;
  } catch {
    return null;
  }
};

type Kept = Readonly<{
  text: string;
  visibility: Visibility;
  picked: readonly Picked[];
  chosen: ChosenCard | null;
}>;

/** A post under work: new, or one that is edited. */
export const useComposer = ({ post, onDone }: Options) => {
  const user = useSignedInUser();
  const [opened] = useState(post);
  const kept = useMemo(() => (user ? draftOf(user.id, opened) : null), [opened, user]);
  const [draft] = useState(() => kept?.read());
  const steps = usePostSteps();
  const attachments = useAttachments(post?.media);
  const [text, setText] = useState(draft?.text ?? post?.text ?? '');
  const [picked, setPicked] = useState<readonly Picked[]>(() => [
    ...(post === undefined ? [] : pickedFrom(post.text, post.entities)),
    ...peopleFrom(draft?.picked ?? ''),
  ]);
  const [visibility, setVisibility] = useState<Visibility>(
    isVisibility(draft?.visibility) ? draft.visibility : (post?.visibility ?? 'PUBLIC'),
  );
  const [chosen, setChosen] = useState<ChosenCard | null>(
    post?.card ? { choice: null, card: post.card } : cardFrom(draft?.card),
  );
  const [hasPreview, setHasPreview] = useState(post?.preview != null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  /** The version the work began from. */
  const [base, setBase] = useState(draft?.version ? Number(draft.version) : post?.version);
  /** Saved elsewhere since then, and waiting for a choice. */
  const [theirs, setTheirs] = useState<Post | null>(null);

  const keep = (changed: Partial<Kept>) => {
    const next = { text, visibility, picked, chosen, ...changed };
    const isAsItWas =
      opened !== undefined && next.text === opened.text && next.visibility === opened.visibility;
    if (next.text.trim() === '' || isAsItWas) kept?.remove();
    else
      kept?.write({
        text: next.text,
        visibility: next.visibility,
        picked: keptPeople(next.picked),
        card: next.chosen?.choice ? JSON.stringify(next.chosen) : '',
        version: base === undefined ? '' : String(base),
      });
  };
  const words = text.trim();
  const isEmpty = words === '' && attachments.list.length === 0 && chosen === null;

  const send = (version: number | undefined): Promise<Post> => {
    const mentions = [...mentionsIn(words, picked)];
    const media = attachments.body();
    const body = { text: words, mentions, media, visibility };
    if (post === undefined || version === undefined)
      return steps.publish({ ...body, ...(chosen?.choice && { card: chosen.choice }) });
    return steps.edit(post.id, {
      ...body,
      version,
      ...(post.preview !== null && !hasPreview && { withoutPreview: true as const }),
      ...(post.card !== null && chosen === null && { withoutCard: true as const }),
    });
  };

  /** Another window was faster: its post is asked for, and the two stand side by side. */
  const refused = async (refusal: unknown): Promise<void> => {
    if (opened === undefined || !isApiError(refusal, 'version.stale')) return setError(refusal);
    try {
      setTheirs(await steps.read(opened.id));
    } catch (lost) {
      setError(lost);
    }
  };

  const publish = async (version = base): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const done = await send(version);
      kept?.remove();
      attachments.forget();
      onDone(done);
    } catch (refusal) {
      await refused(refusal);
    } finally {
      setBusy(false);
    }
  };

  const takeTheirs = (other: Post) => {
    setTheirs(null);
    setBase(other.version);
    setText(other.text);
    setPicked(pickedFrom(other.text, other.entities));
    setVisibility(other.visibility);
    attachments.showPost(other.media);
    setChosen(other.card ? { choice: null, card: other.card } : null);
    setHasPreview(other.preview !== null);
    kept?.remove();
  };

  return {
    text,
    change: (next: string) => {
      setText(next);
      keep({ text: next });
    },
    pick: (person: Picked, next: string) => {
      const people = [...picked, person];
      setPicked(people);
      setText(next);
      keep({ text: next, picked: people });
    },
    visibility,
    show: (next: Visibility) => {
      setVisibility(next);
      keep({ visibility: next });
    },
    attachments,
    chosen,
    choose: (next: ChosenCard | null) => {
      setChosen(next);
      keep({ chosen: next });
    },
    hasPreview,
    removePreview: () => setHasPreview(false),
    isEmpty,
    isBusy,
    error,
    mayPublish: !isEmpty && !attachments.isOnTheWay && !attachments.hasFailed && !isBusy && theirs === null,
    publish: () => publish(),
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            keepMine: () => publish(theirs.version),
            takeTheirs: () => takeTheirs(theirs),
          },
    /** Something typed waits on this device when the dialog is closed. */
    hasDraft: kept?.read() !== undefined,
  };
};

export type ComposerState = ReturnType<typeof useComposer>;
