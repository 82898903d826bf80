import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { questionCategories } from '#core/content/question/question.ts';
import { Page } from '#ui/components/Page.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { showCurrent, sidewaysRow } from '#ui/components/sideways-row.ts';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { contentWidth } from '#ui/theme/tokens.ts';
import { useSite } from '../../app/page-context.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { SearchField } from '../../app/parts/SearchField.tsx';
import { paths } from '../../app/paths.ts';
import { useQuestions, type ShownQuestion } from '../data.ts';
import { tabAddress, useFaqs } from './use-faqs.ts';

declare global {
  interface MessageCatalogues {
    faqs: typeof import('./messages/vi.json');
  }
}

const tab = (isHere: boolean) =>
  ({
    px: 2,
    minHeight: 44,
    display: 'inline-flex',
    alignItems: 'center',
    borderBottom: '3px solid',
    borderColor: isHere ? 'primary.main' : 'transparent',
    color: isHere ? 'text.primary' : 'text.secondary',
    fontWeight: isHere ? 600 : 400,
  }) as const;

const Tabs = ({ category }: Readonly<{ category: string | null }>) => {
  const { formatMessage } = useIntl();
  return (
    <Box
      component="nav"
      aria-label={formatMessage({ id: 'faqs.tabs' })}
      sx={{ borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box ref={showCurrent} sx={[sidewaysRow, { gap: 0, mb: 0, pb: 0 }]}>
        {[null, ...questionCategories].map((one) => (
          <Link
            key={one ?? 'all'}
            component={LocalLink}
            to={tabAddress(one)}
            underline="none"
            aria-current={one === category ? 'page' : undefined}
            sx={tab(one === category)}
          >
            <FormattedMessage id={one === null ? 'faqs.all' : `question.category.${one}`} />
          </Link>
        ))}
      </Box>
    </Box>
  );
};

type QuestionProps = Readonly<{ question: ShownQuestion; isOpen: boolean }>;

/** Opens without script too, and by its address. */
const Answer = ({ question: { slug, question, answer }, isOpen }: QuestionProps) => {
  const { baseUrl } = useSite();
  const navigate = useNavigate();
  return (
    <Box
      component="details"
      id={slug}
      open={isOpen}
      sx={{ borderBottom: '1px solid', borderColor: 'divider', scrollMarginTop: 96 }}
    >
      <Box component="summary" sx={{ py: 2, cursor: 'pointer', fontWeight: 600, minHeight: 44 }}>
        {question}
      </Box>
      <Box sx={{ pb: 2.5 }}>
        <RichTextView html={answer} baseUrl={baseUrl} onOpen={(path) => void navigate(path)} />
        <Link href={`#${slug}`} variant="body2" sx={{ display: 'inline-block', py: 1 }}>
          <FormattedMessage id="faqs.link" />
        </Link>
      </Box>
    </Box>
  );
};

const StillNeedHelp = () => (
  <Box sx={{ mt: 5, p: 3, borderRadius: 3, bgcolor: 'background.sunken' }}>
    <Typography variant="h3" component="h2">
      <FormattedMessage id="faqs.help" />
    </Typography>
    <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
      <FormattedMessage id="faqs.help.text" />
    </Typography>
    <Button variant="contained" component={LocalLink} to={paths.contact}>
      <FormattedMessage id="faqs.help.write" />
    </Button>
  </Box>
);

const FaqsPage = () => {
  const { formatMessage } = useIntl();
  const query = useQuestions();
  const { category, q, search, opened, shownOf } = useFaqs();
  return (
    <Page title={formatMessage({ id: 'faqs.title' })} description={<FormattedMessage id="faqs.lead" />}>
      <Stack sx={{ gap: 3, maxWidth: contentWidth.reading }}>
        <SearchField
          label={<FormattedMessage id="faqs.search" />}
          clearLabel={formatMessage({ id: 'faqs.search.clear' })}
          q={q}
          onSearch={search}
          sx={{}}
        />
        <Tabs category={category} />
        <QueryView
          query={query}
          skeleton={<FormSkeleton />}
          isEmpty={({ items }) => shownOf(items).length === 0}
          empty={
            <EmptyState title={<FormattedMessage id={q === '' ? 'faqs.none' : 'faqs.notFound'} />}>
              <FormattedMessage id={q === '' ? 'faqs.none.text' : 'faqs.notFound.text'} />
            </EmptyState>
          }
        >
          {({ items }) => (
            <Box>
              {shownOf(items).map((question) => (
                <Answer key={question.slug} question={question} isOpen={question.slug === opened} />
              ))}
            </Box>
          )}
        </QueryView>
      </Stack>
      <StillNeedHelp />
    </Page>
  );
};
export default FaqsPage;
