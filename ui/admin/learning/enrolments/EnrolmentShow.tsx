import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useFormats } from '#ui/intl.ts';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { RefuseDialog } from '../../app/forms/DecisionDialogs.tsx';
import { ListLink, Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { useIsSelf, useMay } from '../../app/parts/rights.ts';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffEnrolment, useEnrolment } from '../data.ts';
import { Coins, EnrolmentStatusChip, Way } from '../parts/cells.tsx';
import { learningClient } from '../parts/client.ts';
import { fact } from '../parts/list-parts.tsx';
import { LearnerQuizzes } from './LearnerQuizzes.tsx';

type Props = Readonly<{ enrolment: StaffEnrolment; reload: () => unknown }>;

/** Where the coins come from depends on whether its author has them already. */
const consequenceOf = ({ paid, userName, status, releasedAt, net }: StaffEnrolment): ReactNode => {
  const sentences = [
    <FormattedMessage key="coins" id="console.enrolments.refund.coins" values={{ paid, name: userName }} />,
    ...(releasedAt !== null && net > 0
      ? [<FormattedMessage key="revenue" id="console.enrolments.refund.revenue" />]
      : []),
    ...(status === 'COMPLETED'
      ? [<FormattedMessage key="certificate" id="console.enrolments.refund.certificate" />]
      : []),
  ];
  return sentences.flatMap((sentence, index) => (index === 0 ? [sentence] : [' ', sentence]));
};

/** The price goes back at any time; nobody decides about their own. */
const Refund = ({ enrolment, reload }: Props) => {
  const { formatMessage } = useIntl();
  const may = useMay();
  const toast = useToast();
  const refreshed = useRefreshed();
  const [asks, setAsks] = useState(false);
  const consequence = consequenceOf(enrolment);
  const isLearner = useIsSelf(enrolment.userId);
  const isAuthor = useIsSelf(enrolment.authorId);
  const { id, status, userName, challengeTitle } = enrolment;
  if (!may('knowledge.manage') || status === 'CANCELED' || isLearner || isAuthor) return null;
  return (
    <>
      <Button variant="outlined" color="error" size="small" onClick={() => setAsks(true)}>
        <FormattedMessage id="console.enrolments.refund" />
      </Button>
      {asks && (
        <RefuseDialog
          words={{
            title: (
              <FormattedMessage
                id="console.enrolments.refund.title"
                values={{ name: userName, title: challengeTitle }}
              />
            ),
            consequence,
            confirmLabel: <FormattedMessage id="console.enrolments.refund" />,
          }}
          run={async (reason) => {
            await learningClient.adminEnrolments.refund({ params: { id }, body: { reason } });
            await refreshed('enrolments', 'challenges', 'certificates', 'learning-dashboard');
            toast(formatMessage({ id: 'console.enrolments.refund.done' }));
          }}
          reload={reload}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};

const useFacts = (enrolment: StaffEnrolment): readonly Fact[] => {
  const { dateTime, number } = useFormats();
  const { userId, userName, challengeId, challengeTitle, authorId, editionNo, paid, fee, net } = enrolment;
  const { completedAt, canceledAt, cancelReason, cancelNote, releasedAt } = enrolment;
  return [
    fact(
      'learner',
      <FormattedMessage id="console.learning.learner" />,
      <RecordLink place="users" id={userId} name={userName || <Nothing />} />,
    ),
    fact(
      'challenge',
      <FormattedMessage id="console.learning.challenge" />,
      <RecordLink place="challenges" id={challengeId} name={challengeTitle} />,
    ),
    fact('enrolled', <FormattedMessage id="console.enrolments.enrolledAt" />, dateTime(enrolment.enrolledAt)),
    fact(
      'activity',
      <FormattedMessage id="console.enrolments.lastActivityAt" />,
      <When at={enrolment.lastActivityAt} />,
    ),
    fact('edition', <FormattedMessage id="console.enrolments.edition" />, number(editionNo)),
    fact('paid', <FormattedMessage id="console.enrolments.paid" />, <Coins amount={paid} />),
    ...(paid === 0
      ? []
      : [
          fact('fee', <FormattedMessage id="console.enrolments.fee" />, number(fee)),
          fact(
            'net',
            <FormattedMessage id="console.enrolments.net" />,
            net === 0 ? (
              number(0)
            ) : (
              <RecordLink
                place="users"
                id={authorId}
                name={<FormattedMessage id="console.enrolments.toAuthor" values={{ net }} />}
              />
            ),
          ),
          fact(
            'released',
            <FormattedMessage id="console.enrolments.releasedAt" />,
            releasedAt === null ? (
              <FormattedMessage
                id="console.enrolments.heldUntil"
                values={{ when: dateTime(enrolment.refundableUntil) }}
              />
            ) : (
              dateTime(releasedAt)
            ),
          ),
        ]),
    ...(completedAt === null
      ? []
      : [
          fact('completed', <FormattedMessage id="console.enrolments.completedAt" />, dateTime(completedAt)),
          fact(
            'certificate',
            <FormattedMessage id="console.enrolments.certificate" />,
            <ListLink
              place="certificates"
              filter={{ userId }}
              name={<FormattedMessage id="console.enrolments.openCertificates" />}
            />,
          ),
        ]),
    ...(canceledAt === null || cancelReason === null
      ? []
      : [
          fact('canceled', <FormattedMessage id="console.enrolments.canceledAt" />, dateTime(canceledAt)),
          fact(
            'by',
            <FormattedMessage id="console.enrolments.canceledBy" />,
            <FormattedMessage id={`console.enrolments.canceled.${cancelReason}`} />,
          ),
          ...(cancelNote === null
            ? []
            : [fact('note', <FormattedMessage id="console.reason" />, cancelNote)]),
        ]),
  ];
};

const Record = ({ enrolment }: Pick<Props, 'enrolment'>) => (
  <>
    <Section title={<FormattedMessage id="console.enrolments.percent" />}>
      <Way percent={enrolment.percent} />
    </Section>
    <LearnerQuizzes enrolment={enrolment} />
    <Section>
      <Facts facts={useFacts(enrolment)} />
    </Section>
  </>
);

const EnrolmentShow = () => {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const query = useEnrolment(id);
  const enrolment = query.data;
  const one = formatMessage({ id: 'resources.enrolments.name' }, { smart_count: 1 });
  return (
    <ConsolePage
      title={enrolment === undefined ? one : `${enrolment.userName} · ${enrolment.challengeTitle}`}
      beside={enrolment && <EnrolmentStatusChip status={enrolment.status} />}
      actions={enrolment && <Refund enrolment={enrolment} reload={query.refetch} />}
      back={{
        to: '/admin/enrolments',
        label: <FormattedMessage id="resources.enrolments.name" values={{ smart_count: 2 }} />,
      }}
      width={960}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={6} />}>
        {(found) => <Record enrolment={found} />}
      </QueryView>
    </ConsolePage>
  );
};

export default EnrolmentShow;
