import { FormattedMessage, useIntl } from 'react-intl';
import { answerKinds, producers, thumbs } from '#core/assistant/ai-coach/answer.ts';
import { StatusChip } from '#ui/components/StatusChip.tsx';
import type { MessageId } from '#ui/intl.ts';
import { pathOf } from '../../app/layout/places.ts';
import type { ListFilter } from '../../app/lists/ListFilters.tsx';
import { choiceOf, useDays, whenColumn } from '../../app/lists/list-parts.tsx';
import { type ListColumn, StaffList } from '../../app/lists/StaffList.tsx';
import { Nothing } from '../../app/parts/cells.tsx';
import type { AiRatingRow } from '../data.ts';
import { useAiNames } from '../parts/cells.tsx';
import { ReasonNames } from '../parts/ReasonNames.tsx';

const excerpt = (text: string) => (text.length > 120 ? `${text.slice(0, 119).trimEnd()}…` : text);

const useColumns = (): readonly ListColumn<AiRatingRow>[] => {
  const { formatMessage } = useIntl();
  const names = useAiNames();
  return [
    {
      source: 'userName',
      label: formatMessage({ id: 'console.ai.member' }),
      render: ({ userName }) => userName,
      sortable: false,
      noWrap: true,
      onPhone: 'title',
    },
    {
      source: 'thumb',
      label: formatMessage({ id: 'console.ai.opinion' }),
      render: ({ thumb }) => (
        <StatusChip
          status={thumb === 'UP' ? 'done' : 'refused'}
          label={<FormattedMessage id={`console.ai.thumb.${thumb}`} />}
        />
      ),
      onPhone: 'corner',
    },
    {
      source: 'reasons',
      label: formatMessage({ id: 'console.ai.reasons' }),
      render: ({ reasons }) => (reasons.length === 0 ? <Nothing /> : <ReasonNames reasons={reasons} />),
      cell: ({ reasons }) => reasons.join(),
      sortable: false,
      onPhone: 'text',
    },
    {
      source: 'text',
      label: formatMessage({ id: 'console.ai.opinion.text' }),
      render: ({ text }) => (text === null || text === '' ? <Nothing /> : excerpt(text)),
      cell: ({ text }) => text,
      sortable: false,
      isProse: true,
      onPhone: 'text',
    },
    {
      source: 'kind',
      label: formatMessage({ id: 'console.ai.usage.by.kind' }),
      render: ({ kind, producer }) => `${names.kind(kind)} · ${names.producer(producer)}`,
      cell: ({ kind }) => kind,
      onPhone: 'line',
    },
    {
      source: 'shared',
      label: formatMessage({ id: 'console.ai.shared' }),
      render: ({ shared }) => (
        <FormattedMessage id={shared ? 'console.ai.shared.yes' : 'console.ai.shared.no'} />
      ),
      cell: ({ shared }) => String(shared),
      onPhone: 'line',
    },
    whenColumn('at', formatMessage({ id: 'console.ai.ratedAt' }), { onPhone: 'line', noWrap: true }),
  ];
};

const useFilters = (): readonly ListFilter[] => {
  const { formatMessage } = useIntl();
  const names = useAiNames();
  const label = (id: MessageId) => formatMessage({ id });
  return [
    { source: 'q', label: label('console.ai.search'), kind: 'search' },
    choiceOf('thumb', label('console.ai.opinion'), thumbs, (thumb) => label(`console.ai.thumb.${thumb}`)),
    choiceOf('shared', label('console.ai.shared'), ['true', 'false'], (value) =>
      label(value === 'true' ? 'console.ai.shared.yes' : 'console.ai.shared.no'),
    ),
    choiceOf('kind', label('console.ai.usage.by.kind'), answerKinds, names.kind),
    choiceOf('producer', label('console.ai.usage.by.producer'), producers, names.producer),
    ...useDays('at'),
  ];
};

/** Answers that members found bad and let staff read; each leads to its answer. */
const AiRatingList = () => (
  <StaffList<AiRatingRow>
    resource="ai-ratings"
    columns={useColumns()}
    filters={useFilters()}
    sort={{ field: 'at', order: 'DESC' }}
    queue={{ thumb: 'DOWN', shared: 'true' }}
    to={({ id }) => pathOf('ai-answers', id)}
    description={<FormattedMessage id="console.ai.ratings.lead" />}
    empty={<FormattedMessage id="console.ai.ratings.none" />}
    withoutFile
  />
);

export default AiRatingList;
