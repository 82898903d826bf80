import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import { InfoIcon, TopUpIcon, TrashIcon } from '#ui/icons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { Quote } from '../../app/parts/Quote.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffAnswer, useAnswer } from '../data.ts';
import { AnswerStatusChip, useAiNames, useCost } from '../parts/cells.tsx';
import { assistantClient } from '../parts/client.ts';
import { ReasonNames } from '../parts/ReasonNames.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { SharedWords } from './SharedWords.tsx';

const useAnswerFacts = (answer: StaffAnswer): readonly Fact[] => {
  const { number, dateTime } = useFormats();
  const names = useAiNames();
  const cost = useCost();
  const dated = (key: string, label: Fact['label'], at: Date | null): readonly Fact[] =>
    at === null ? [] : [{ key, label, value: dateTime(at) }];
  return [
    {
      key: 'member',
      label: <FormattedMessage id="console.ai.member" />,
      value: <RecordLink place="users" id={answer.userId} name={answer.userName} />,
    },
    {
      key: 'producer',
      label: <FormattedMessage id="console.ai.usage.by.producer" />,
      value:
        answer.model === null
          ? names.producer(answer.producer)
          : `${names.producer(answer.producer)} · ${answer.model}`,
    },
    {
      key: 'outcome',
      label: <FormattedMessage id="console.ai.outcome" />,
      value: <FormattedMessage id={`console.ai.outcome.${answer.outcome}`} />,
    },
    ...(answer.failure === null
      ? []
      : [
          {
            key: 'failure',
            label: <FormattedMessage id="console.ai.failure" />,
            value: <FormattedMessage id={`console.ai.failure.${answer.failure}`} />,
          },
        ]),
    {
      key: 'charged',
      label: <FormattedMessage id="console.ai.charged" />,
      value: <FormattedMessage id="console.ai.coins" values={{ coins: answer.charged }} />,
    },
    {
      key: 'tokens',
      label: <FormattedMessage id="console.ai.usage.tokens" />,
      value: (
        <FormattedMessage
          id="console.ai.tokens"
          values={{ sent: number(answer.tokensIn), got: number(answer.tokensOut) }}
        />
      ),
    },
    {
      key: 'cost',
      label: <FormattedMessage id="console.ai.usage.cost" />,
      value: cost(answer.costMicroUsd),
    },
    {
      key: 'rejected',
      label: <FormattedMessage id="console.ai.rejected" />,
      value: number(answer.rejectedLines),
    },
    ...dated('asked', <FormattedMessage id="console.ai.askedAt" />, answer.createdAt),
    ...dated('ended', <FormattedMessage id="console.ai.endedAt" />, answer.endedAt),
    ...dated('refunded', <FormattedMessage id="console.ai.refundedAt" />, answer.refundedAt),
  ];
};

const Opinion = ({ rating }: Readonly<{ rating: NonNullable<StaffAnswer['rating']> }>) => (
  <Section title={<FormattedMessage id="console.ai.opinion" />}>
    <StatusChip
      status={rating.thumb === 'UP' ? 'done' : 'refused'}
      label={<FormattedMessage id={`console.ai.thumb.${rating.thumb}`} />}
    />
    {rating.reasons.length > 0 && (
      <Typography sx={{ mt: 1 }}>
        <ReasonNames reasons={rating.reasons} />
      </Typography>
    )}
    {rating.text !== null && rating.text !== '' && (
      <div style={{ marginTop: 12 }}>
        <Quote>{rating.text}</Quote>
      </div>
    )}
  </Section>
);

const Record = ({ answer }: Readonly<{ answer: StaffAnswer }>) => (
  <>
    {answer.rating !== null && <Opinion rating={answer.rating} />}
    {answer.shared === null ? (
      <Alert severity="info" icon={<InfoIcon fontSize="inherit" />} sx={{ mb: 2 }}>
        <FormattedMessage id="console.ai.private" />
      </Alert>
    ) : (
      <SharedWords shared={answer.shared} language={answer.language} />
    )}
    <Section title={<FormattedMessage id="console.ai.numbers" />}>
      <Facts facts={useAnswerFacts(answer)} />
    </Section>
  </>
);

const EraseButton = ({ answer: { id, userName } }: Readonly<{ answer: StaffAnswer }>) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        size="small"
        startIcon={<TrashIcon />}
        onClick={() => setAsks(true)}
      >
        <FormattedMessage id="console.ai.erase" />
      </Button>
      <ConfirmDialog
        open={asks}
        dangerous
        title={<FormattedMessage id="console.ai.erase.title" values={{ name: userName }} />}
        confirmLabel={<FormattedMessage id="console.ai.erase" />}
        onConfirm={async () => {
          await assistantClient.adminAi.eraseAnswer({ params: { id } });
          await refreshed('ai-answers', 'ai-ratings');
          toast(formatMessage({ id: 'console.ai.erase.done' }));
        }}
        onClose={() => setAsks(false)}
      >
        <FormattedMessage id="console.ai.erase.text" />
      </ConfirmDialog>
    </>
  );
};

const Actions = ({ answer, reload }: Readonly<{ answer: StaffAnswer; reload: () => unknown }>) => {
  const may = useMay();
  const [refunds, setRefunds] = useState(false);
  return (
    <>
      {may('ai.manage') && answer.isRefundable && (
        <Button variant="outlined" size="small" startIcon={<TopUpIcon />} onClick={() => setRefunds(true)}>
          <FormattedMessage id="console.ai.refund" />
        </Button>
      )}
      {may('ai.delete') && answer.shared !== null && <EraseButton answer={answer} />}
      {refunds && <RefundDialog answer={answer} reload={reload} onClose={() => setRefunds(false)} />}
    </>
  );
};

const AnswerShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const names = useAiNames();
  const query = useAnswer(id);
  const answer = query.data;
  return (
    <ConsolePage
      title={
        answer === undefined
          ? formatMessage({ id: 'resources.ai-answers.name' }, { smart_count: 1 })
          : formatMessage(
              { id: 'console.ai.answers.heading' },
              { kind: names.kind(answer.kind), name: answer.userName },
            )
      }
      beside={answer && <AnswerStatusChip status={answer.status} />}
      back={{
        to: '/admin/ai-answers',
        label: <FormattedMessage id="resources.ai-answers.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
      actions={answer && <Actions answer={answer} reload={() => query.refetch()} />}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <Record answer={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default AnswerShow;
