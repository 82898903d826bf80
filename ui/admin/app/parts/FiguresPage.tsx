import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { Outdated } from '#ui/components/Outdated.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import type { MessageId } from '#ui/intl.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { ConsolePage } from './ConsolePage.tsx';

const spans = ['7', '30', '90'] as const;
/** So many days up to today. */
export type Span = (typeof spans)[number];

/** The days that the address names: a page with figures can be sent to others as it is. */
export const useSpan = () => {
  const [search, setSearch] = useSearchParams();
  const span = spans.find((one) => one === search.get('days')) ?? '30';
  const setSpan = (next: Span) => setSearch({ days: next }, { replace: true, state: keepFocus });
  return [span, setSpan] as const;
};

/** Above each group of figures. */
export const FiguresHeading = ({ id }: Readonly<{ id: MessageId }>) => (
  <Typography variant="h2" sx={{ mb: 1.5, mt: 4, '&:first-of-type': { mt: 0 } }}>
    <FormattedMessage id={id} />
  </Typography>
);

type Props<Figures> = Readonly<{
  title: string;
  description: ReactNode;
  span: ReturnType<typeof useSpan>;
  query: ComponentProps<typeof QueryView<Figures>>['query'] & Readonly<{ isPlaceholderData: boolean }>;
  children: (figures: Figures) => ReactNode;
}>;

/** How something goes, over the days that are chosen; the figures before stay until those of other days are there. */
export const FiguresPage = <Figures,>({
  title,
  description,
  span: [span, setSpan],
  query,
  children,
}: Props<Figures>) => {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage
      title={title}
      description={description}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          aria-label={formatMessage({ id: 'console.figures.period' })}
          onChange={(_, next: Span | null) => {
            if (next !== null) setSpan(next);
          }}
        >
          {spans.map((days) => (
            <ToggleButton key={days} value={days} sx={{ minHeight: 44, px: 2 }}>
              <FormattedMessage id="console.figures.days" values={{ days: Number(days) }} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <QueryView query={query} skeleton={<CardGridSkeleton cards={4} />}>
        {(figures) => <Outdated when={query.isPlaceholderData}>{children(figures)}</Outdated>}
      </QueryView>
    </ConsolePage>
  );
};
