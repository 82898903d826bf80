import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { inLanguage } from '#core/kernel/language.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { BountyHistory } from '#ui/content/BountyHistory.tsx';
import { ContentDifference } from '#ui/content/ContentDifference.tsx';
import { PostStateChips } from '#ui/content/PostStateChips.tsx';
import { type MessageId, useFormats, useLanguage } from '#ui/intl.ts';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { Nothing, RecordLink, When } from '../../app/parts/cells.tsx';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { type Fact, Facts, Section } from '../../app/parts/Facts.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { TwoColumns } from '../../app/parts/TwoColumns.tsx';
import { useRefreshed } from '../../app/parts/use-record.ts';
import { type StaffPost, useCategoryNames, usePost } from '../data.ts';
import { contentClient } from '../parts/client.ts';
import { PostActions } from './PostActions.tsx';
import { Flags } from './PostDialogs.tsx';

const useFacts = (post: StaffPost): readonly Fact[] => {
  const { dateTime, number } = useFormats();
  const reader = useLanguage();
  const { author, language, category, tags, words, publishDate, slug } = post;
  const fact = (key: string, id: MessageId, value: Fact['value']): Fact => ({
    key,
    label: <FormattedMessage id={id} />,
    value,
  });
  return [
    fact(
      'author',
      'console.posts.author',
      author === null || author.name === '' ? (
        <Nothing />
      ) : (
        <RecordLink place="users" id={author.id} name={author.name} />
      ),
    ),
    fact('language', 'console.posts.language', <FormattedMessage id={`console.language.${language}`} />),
    fact('category', 'console.posts.category', category ? inLanguage(category.name, reader) : <Nothing />),
    fact(
      'tags',
      'content.field.tags',
      tags.length > 0 ? tags.map(({ name }) => name).join(', ') : <Nothing />,
    ),
    fact('words', 'console.posts.words', number(words)),
    fact('slug', 'content.field.wantedSlug', slug),
    fact('publishDate', 'console.posts.publishDate', publishDate ? dateTime(publishDate) : <Nothing />),
    fact('updated', 'console.updatedAt', <When at={post.updatedAt} />),
  ];
};

const PostFacts = ({ post }: Readonly<{ post: StaffPost }>) => (
  <Section title={<FormattedMessage id="console.posts.facts" />}>
    <Facts facts={useFacts(post)} />
  </Section>
);

/** Puts it in front, or takes it from there. */
const FlagPart = ({ post }: Readonly<{ post: StaffPost }>) => {
  const may = useMay();
  const toast = useToast();
  const errorText = useErrorText();
  const refreshed = useRefreshed();
  if (post.status !== 'PUBLISHED' || !may('post.update', 'post.manage')) return null;
  const set = (flags: { hot?: boolean; isShowMain?: boolean }) =>
    void contentClient.writtenPosts
      .setFlags({ params: { id: post.id }, body: flags })
      .then(() => refreshed('posts'))
      .catch((error: unknown) => toast(errorText(error), { kind: 'error' }));
  return <Flags post={post} set={set} />;
};

/** What waits, compared with what readers see; of what was never published, the text alone. */
const Text = ({ post }: Readonly<{ post: StaffPost }>) => {
  const isChange = post.change === 'WAITING';
  const { content, copy, media, language } = post;
  const { data: categories } = useCategoryNames();
  const picture = media.find(({ id }) => id === content.imageId);
  return (
    <>
      {isChange && (
        <Section title={<FormattedMessage id="console.posts.difference" />}>
          <ContentDifference
            before={content}
            after={copy}
            lang={language}
            media={media}
            {...(categories && { categories })}
          />
        </Section>
      )}
      <Section title={<FormattedMessage id={isChange ? 'console.posts.text.now' : 'console.posts.text'} />}>
        <Typography variant="h2" component="p" lang={language} sx={{ overflowWrap: 'anywhere' }}>
          {content.title}
        </Typography>
        <Typography lang={language} sx={{ color: 'text.secondary', my: 1 }}>
          {content.description}
        </Typography>
        {picture && (
          <Box
            component="img"
            src={picture.url}
            alt={content.imageAlt}
            lang={language}
            sx={{ display: 'block', width: '100%', maxWidth: 640, borderRadius: 1, mb: 2 }}
          />
        )}
        <RichTextView html={content.html} media={media} lang={language} />
      </Section>
    </>
  );
};

const PostShow = () => {
  const { id = '' } = useParams();
  const reader = useLanguage();
  const { formatMessage } = useIntl();
  const query = usePost(id);
  const post = query.data;
  return (
    <ConsolePage
      title={post?.title ?? formatMessage({ id: 'resources.posts.name' }, { smart_count: 1 })}
      beside={
        post && (
          <PostStateChips status={post.status} change={post.change} isMachineDraft={post.isMachineDraft} />
        )
      }
      actions={
        post && (
          <>
            {post.status === 'PUBLISHED' && (
              <Button
                size="small"
                href={`${post.language === 'en' ? '/en' : ''}/post/${encodeURIComponent(post.slug)}`}
                target="_blank"
                rel="noopener"
              >
                <FormattedMessage id="console.posts.openPage" />
              </Button>
            )}
            {post.mayEdit && post.status !== 'TRASH' && (
              <Button
                size="small"
                href={`${reader === 'en' ? '/en' : ''}/dashboard/post/${encodeURIComponent(post.id)}/edit`}
                target="_blank"
                rel="noopener"
              >
                <FormattedMessage id="console.posts.edit" />
              </Button>
            )}
            <PostActions post={post} reload={query.refetch} />
          </>
        )
      }
      back={{
        to: '/admin/posts',
        label: <FormattedMessage id="resources.posts.name" values={{ smart_count: 2 }} />,
      }}
      width={1200}
    >
      <QueryView query={query} skeleton={<FormSkeleton fields={8} />}>
        {(found) => (
          <>
            {found.reason !== null && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                {found.reason === 'AUTHOR_NOT_ACTIVE' ? (
                  <FormattedMessage id="console.posts.authorNotActive" />
                ) : (
                  <FormattedMessage id="console.posts.returned" values={{ reason: found.reason }} />
                )}
              </Alert>
            )}
            <TwoColumns>
              <Box>
                <Text post={found} />
              </Box>
              <Box>
                <FlagPart post={found} />
                <PostFacts post={found} />
                <Section title={<FormattedMessage id="console.posts.bounty" />}>
                  <BountyHistory bounty={found.bounty} bountyHistory={found.bountyHistory} />
                </Section>
              </Box>
            </TwoColumns>
          </>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default PostShow;
