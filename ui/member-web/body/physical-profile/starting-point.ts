import { nothingMeasured } from '#core/body/indicator/fields.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { inputsOf } from '#ui/indicator/week-inputs.ts';
import type { SignedInUser } from '#ui/api/signed-in.ts';
import type { DeviceDraft, DraftContent } from './draft-storage.ts';
import type { CalculatorValues } from '../calculators/calculators.ts';
import { carriedInto } from '../calculators/kept-values.ts';
import type { WaitingWeek } from '../waiting-weeks/week-queue.ts';
import { completeInputs, type Photo } from './profile-form.ts';

export type ServerDraft = Readonly<{
  body: object;
  strength: object;
  lifestyle: object;
  nutrition: object;
  media: readonly Photo[];
  carriedOver: readonly string[];
  step: number;
  version: number;
  updatedAt: Date;
}>;

export const contentOf = (draft: ServerDraft): DraftContent => ({
  inputs: completeInputs(draft),
  carriedOver: draft.carriedOver,
  media: draft.media,
  step: draft.step,
});

export type Start = Readonly<{
  content: DraftContent;
  /** Of the draft on the server, which the next write must name. */
  version: number;
  restoredAt: Date | null;
  /** A first week that begins with numbers of the calculators. */
  isCarried: boolean;
  /** Both the device and the server have something the other lacks: the person chooses. */
  rival: ServerDraft | null;
}>;

type Known = Readonly<{
  device: DeviceDraft | null;
  server: ServerDraft | null;
  thisWeek: SavedWeek | null;
  user: Pick<SignedInUser, 'gender'> | undefined;
  hasHistory: boolean;
  /** The server did not answer: what it had the last time decides nothing against this device. */
  isKept?: boolean;
  /** What was typed into the calculators in this tab. */
  calculated?: CalculatorValues | null;
}>;

/** Nothing typed yet: this week as it was saved, or an empty form that knows what the account knows. */
export const freshContent = ({
  thisWeek,
  user,
  hasHistory,
}: Pick<Known, 'thisWeek' | 'user' | 'hasHistory'>): DraftContent =>
  thisWeek === null
    ? {
        inputs: hasHistory
          ? nothingMeasured
          : { ...nothingMeasured, body: { ...nothingMeasured.body, gender: user?.gender ?? null } },
        carriedOver: [],
        media: [],
        step: 0,
      }
    : {
        inputs: completeInputs(inputsOf(thisWeek)),
        carriedOver: thisWeek.carriedOver,
        media: thisWeek.media,
        step: 0,
      };

const fresh = (known: Known, version: number): Start => {
  const content = freshContent(known);
  const { calculated = null, hasHistory, thisWeek } = known;
  const isCarried = calculated !== null && !hasHistory && thisWeek === null;
  return {
    content: isCarried ? { ...content, inputs: carriedInto(content.inputs, calculated) } : content,
    version,
    restoredAt: null,
    isCarried,
    rival: null,
  };
};

/** Which of the copies to go on with. Only when each has news that the other lacks must a person decide. */
export const startFrom = (known: Known): Start => {
  const { device, server } = known;
  const version = server?.version ?? 0;
  if (known.isKept === true && device !== null)
    return {
      content: device,
      version: device.version,
      restoredAt: new Date(device.savedAt),
      isCarried: false,
      rival: null,
    };
  if (device === null && server === null) return fresh(known, version);
  if (device === null || (server !== null && device.synced)) {
    return server === null
      ? fresh(known, version)
      : {
          content: contentOf(server),
          version,
          restoredAt: server.updatedAt,
          isCarried: false,
          rival: null,
        };
  }
  // The server forgets a draft once its week is saved: a device copy that it had already seen is then old news.
  if (server === null && device.synced) return fresh(known, version);
  return {
    content: device,
    version,
    restoredAt: new Date(device.savedAt),
    isCarried: false,
    rival: server !== null && server.version !== device.version ? server : null,
  };
};

/** A save that waits on this device, opened once more: the server's draft is older than it. */
export const startFromWaiting = (
  { inputs, carriedOver, media }: Pick<WaitingWeek, 'inputs' | 'carriedOver' | 'media'>,
  server: ServerDraft | null,
): Start => ({
  content: { inputs: completeInputs(inputs), carriedOver, media, step: 0 },
  version: server?.version ?? 0,
  restoredAt: null,
  isCarried: false,
  rival: null,
});
