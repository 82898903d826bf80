import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { ArrowLeftIcon, CheckIcon, FolderIcon, RefreshIcon, StarIcon } from '#ui/icons.tsx';
import { DeleteRecord } from '../../app/forms/DeleteRecord.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useUndoToast } from '../../app/lists/bulk/data.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffChallenge, useDifference } from '../data.ts';
import { learningClient } from '../parts/client.ts';
import { FeatureDialog } from './FeatureDialog.tsx';
import { ReturnDialog } from './ReturnDialog.tsx';

const steps = ['publish', 'return', 'feature', 'archive', 'restore'] as const;
type Step = (typeof steps)[number];

const icons = {
  publish: <CheckIcon />,
  return: <ArrowLeftIcon />,
  feature: <StarIcon />,
  archive: <FolderIcon />,
  restore: <RefreshIcon />,
};
const colours: Readonly<Partial<Record<Step, 'error'>>> = { return: 'error', archive: 'error' };

type Props = Readonly<{ challenge: StaffChallenge; reload: () => unknown }>;

/** What can be done with a challenge that stands so; `isSame`: learners read already what its author has. */
const isOpen = (step: Step, { status, submission }: StaffChallenge, isSame: boolean): boolean => {
  switch (step) {
    case 'publish':
      return status !== 'ARCHIVED' && (submission === 'WAITING' || !isSame);
    case 'return':
      return submission === 'WAITING';
    case 'feature':
    case 'archive':
      return status === 'PUBLISHED';
    case 'restore':
      return status === 'ARCHIVED';
  }
};

type Asked = Exclude<Step, 'return' | 'feature'>;

/** Its author did not hand it in. */
const PublishWarning = ({ submission, isPlatform }: Pick<StaffChallenge, 'submission' | 'isPlatform'>) =>
  submission === 'WAITING' || isPlatform ? null : (
    <>
      {' '}
      <FormattedMessage id="console.challenges.publish.notSubmitted" />
    </>
  );

const StepDialog = ({
  step,
  challenge,
  run,
  onClose,
}: Readonly<{
  step: Asked;
  challenge: StaffChallenge;
  run: () => Promise<unknown>;
  onClose: () => void;
}>) => {
  const { title, edition, submission, isPlatform } = challenge;
  const consequence = step === 'publish' && edition > 0 ? 'publish.again' : step;
  return (
    <ConfirmDialog
      open
      title={<FormattedMessage id={`console.challenges.${step}.title`} values={{ title }} />}
      confirmLabel={<FormattedMessage id={`console.challenges.${step}`} />}
      onConfirm={run}
      onClose={onClose}
    >
      <FormattedMessage id={`console.challenges.${consequence}.consequence`} />
      {step === 'publish' && <PublishWarning submission={submission} isPlatform={isPlatform} />}
    </ConfirmDialog>
  );
};

const DeleteDraft = ({ challenge: { id, title } }: Pick<Props, 'challenge'>) => {
  const { formatMessage } = useIntl();
  return (
    <DeleteRecord
      place="challenges"
      id={id}
      ask={{
        title: <FormattedMessage id="console.challenges.delete.title" values={{ title }} />,
        text: <FormattedMessage id="console.challenges.delete.consequence" />,
        confirmLabel: <FormattedMessage id="console.challenges.delete" />,
      }}
      remove={() => learningClient.adminChallenges.delete({ params: { id } })}
      deleted={formatMessage({ id: 'console.challenges.delete.done' })}
      instead={null}
    />
  );
};

/** Publishing, giving back, putting in front, taking away; each is asked once more. */
export const ChallengeActions = ({ challenge, reload }: Props): ReactNode => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const undoToast = useUndoToast();
  const refreshed = useRefreshed();
  const [asked, setAsked] = useState<Step>();
  const { data: difference } = useDifference(challenge.id);
  const { id, status, chapters, checklist } = challenge;
  const { adminChallenges } = learningClient;
  const params = { id };
  const onClose = () => setAsked(undefined);
  const isSame = difference === undefined || difference.kind === 'NOTHING';
  const shown = steps.filter(
    (step) =>
      isOpen(step, challenge, isSame) && may(step === 'archive' ? 'knowledge.delete' : 'knowledge.manage'),
  );

  const done = async (step: Step, work: Promise<unknown>) => {
    await work;
    await refreshed('challenges', 'learning-dashboard');
    const undoable = step === 'archive' || step === 'restore';
    undoToast(formatMessage({ id: `console.challenges.${step}.done` }), {
      place: 'challenges',
      verb: step === 'archive' ? 'restore' : 'archive',
      rows: undoable ? [{ id }] : [],
    });
  };

  return (
    <>
      {shown.map((step) => (
        <Button
          key={step}
          variant={step === 'publish' ? 'contained' : 'outlined'}
          size="small"
          color={colours[step] ?? 'primary'}
          startIcon={icons[step]}
          disabled={step === 'publish' && checklist.issues.length > 0}
          onClick={() => setAsked(step)}
        >
          <FormattedMessage id={`console.challenges.${step}`} />
        </Button>
      ))}
      {status === 'DRAFT' && chapters.length === 0 && may('knowledge.delete') && (
        <DeleteDraft challenge={challenge} />
      )}
      {asked === 'return' && (
        <ReturnDialog
          challenge={challenge}
          run={(body) => done('return', adminChallenges.return({ params, body }))}
          reload={reload}
          onClose={onClose}
        />
      )}
      {asked === 'feature' && (
        <FeatureDialog
          challenge={challenge}
          run={(place) => done('feature', adminChallenges.feature({ params, body: { place } }))}
          reload={reload}
          onClose={onClose}
        />
      )}
      {asked !== undefined && asked !== 'return' && asked !== 'feature' && (
        <StepDialog
          step={asked}
          challenge={challenge}
          run={() => done(asked, adminChallenges[asked]({ params }))}
          onClose={onClose}
        />
      )}
    </>
  );
};
