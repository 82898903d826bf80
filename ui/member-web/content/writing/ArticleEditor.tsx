import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { issuesOf } from '#core/content/post/checklist.ts';
import { postLimits } from '#core/content/post/post.ts';
import { inLanguage } from '#core/kernel/language.ts';
import type { ShownMedium } from '#core/platform/rich-text/shown-medium.ts';
import { SelectInput } from '#ui/components/forms/SelectInput.tsx';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { PostStateChips } from '#ui/content/PostStateChips.tsx';
import { useLanguage } from '#ui/intl.ts';
import { saveByKey, SaveLine } from '#ui/learning/saving/SaveLine.tsx';
import { RichTextInput } from '#ui/rich-text/RichTextInput.tsx';
import { RichTextView } from '#ui/rich-text/RichTextView.tsx';
import { MediaPicker } from '../../app/uploads/MediaPicker.tsx';
import { PageSection } from '../../app/parts/PageSection.tsx';
import { useCategories } from '../data.ts';
import { contentOfFields, fieldOf } from './article-fields.ts';
import { shownOf, uploadImage, type Written } from './data.ts';
import { FoundText } from './FoundText.tsx';
import { FoundPreviews } from './FoundPreviews.tsx';
import { OriginalBeside } from './OriginalBeside.tsx';
import { ReasonText } from './OwnArticleCard.tsx';
import { PicturePart } from './PicturePart.tsx';
import { ReadyList } from './ReadyList.tsx';
import { useArticleForm } from './use-article-form.ts';
import { WriterActions } from './WriterActions.tsx';

type Asked = Readonly<{ type: 'IMAGE' | 'VIDEO'; answer: (file: ShownMedium | null) => void }>;
type Form = ReturnType<typeof useArticleForm>;

/** Chooses among one's own files, for the text and beside it. */
const useFileChoice = () => {
  const [asked, setAsked] = useState<Asked>();
  const pick = (type: Asked['type']) =>
    new Promise<ShownMedium | null>((answer) => setAsked({ type, answer }));
  const answer = (file: ShownMedium | null) => {
    asked?.answer(file);
    setAsked(undefined);
  };
  const picker = (
    <MediaPicker
      open={asked !== undefined}
      title={<FormattedMessage id={asked?.type === 'VIDEO' ? 'writing.pick.video' : 'writing.pick.image'} />}
      purpose="ARTICLE"
      isStrict
      only={[asked?.type ?? 'IMAGE']}
      most={1}
      onPick={([file]) => answer(file === undefined ? null : shownOf(file))}
      onClose={() => answer(null)}
    />
  );
  return { pick, picker };
};

/** What staff said, and what keeps the text as it is. */
const Notes = ({ written, form }: Readonly<{ written: Written; form: Form }>) => (
  <Stack sx={{ gap: 1, mb: 2 }}>
    {written.reason !== null && (
      <Alert severity="warning">
        <FormattedMessage id="writing.reason" values={{ reason: <ReasonText reason={written.reason} /> }} />
      </Alert>
    )}
    {written.changeReason !== null && (
      <Alert severity="warning">
        <FormattedMessage id="writing.changeReason" values={{ reason: written.changeReason }} />
      </Alert>
    )}
    {form.found !== undefined && <FoundText written={written} form={form} found={form.found} />}
  </Stack>
);

type PartProps = Readonly<{ form: Form; isFrozen: boolean; pick: ReturnType<typeof useFileChoice>['pick'] }>;

const Properties = ({ form: { form, values }, isFrozen, pick }: PartProps) => {
  const { formatMessage } = useIntl();
  const reader = useLanguage();
  const { data: categories = [] } = useCategories();
  const { control, setValue } = form;
  const choose = (name: 'imageId' | 'metaImageId') => () =>
    void pick('IMAGE').then((file) => file && setValue(name, file.id, { shouldDirty: true }));
  return (
    <PageSection title={<FormattedMessage id="writing.properties" />}>
      <Stack sx={{ gap: 2 }}>
        <SelectInput
          control={control}
          name="categoryId"
          disabled={isFrozen}
          label={formatMessage({ id: 'writing.category' })}
          options={categories.map(({ id, name }) => ({ value: id, label: inLanguage(name, reader) }))}
        />
        <TextInput
          control={control}
          name="tags"
          disabled={isFrozen}
          label={formatMessage({ id: 'content.field.tags' })}
          hint={<FormattedMessage id="writing.tags.hint" values={{ count: postLimits.tags }} />}
        />
        <PicturePart
          title={<FormattedMessage id="writing.picture" />}
          hint={<FormattedMessage id="writing.picture.hint" />}
          id={values.imageId}
          disabled={isFrozen}
          onChoose={choose('imageId')}
          onRemove={() => setValue('imageId', null, { shouldDirty: true })}
        />
        {values.imageId !== null && (
          <TextInput
            control={control}
            name="imageAlt"
            disabled={isFrozen}
            label={formatMessage({ id: 'content.field.imageAlt' })}
            hint={<FormattedMessage id="writing.alt.hint" />}
            maxLength={postLimits.imageAltLength}
          />
        )}
      </Stack>
    </PageSection>
  );
};

const Search = ({
  form: { form, values },
  isFrozen,
  pick,
  written,
}: PartProps & Readonly<{ written: Written }>) => {
  const { formatMessage } = useIntl();
  const { control, setValue } = form;
  return (
    <PageSection title={<FormattedMessage id="writing.search" />}>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="writing.search.hint" />
        </Typography>
        <TextInput
          control={control}
          name="metaTitle"
          disabled={isFrozen}
          label={formatMessage({ id: 'content.field.metaTitle' })}
          maxLength={postLimits.metaTitleLength}
        />
        <TextInput
          control={control}
          name="metaDescription"
          disabled={isFrozen}
          label={formatMessage({ id: 'content.field.metaDescription' })}
          rows={2}
          maxLength={postLimits.metaDescriptionLength}
        />
        <TextInput
          control={control}
          name="metaKeywords"
          disabled={isFrozen}
          label={formatMessage({ id: 'content.field.metaKeywords' })}
          hint={<FormattedMessage id="writing.keywords.hint" values={{ count: postLimits.metaKeywords }} />}
        />
        <TextInput
          control={control}
          name="wantedSlug"
          disabled={isFrozen}
          label={formatMessage({ id: 'content.field.wantedSlug' })}
          hint={<FormattedMessage id="writing.slug.hint" />}
          maxLength={postLimits.slugLength.max}
        />
        <PicturePart
          title={<FormattedMessage id="writing.metaPicture" />}
          hint={<FormattedMessage id="writing.metaPicture.hint" />}
          id={values.metaImageId}
          disabled={isFrozen}
          onChoose={() =>
            void pick('IMAGE').then((file) => file && setValue('metaImageId', file.id, { shouldDirty: true }))
          }
          onRemove={() => setValue('metaImageId', null, { shouldDirty: true })}
        />
        <FoundPreviews fields={values} written={written} />
      </Stack>
    </PageSection>
  );
};

/** What readers read. */
const Words = ({ form: { form }, isFrozen, pick, written }: PartProps & Readonly<{ written: Written }>) => {
  const { formatMessage } = useIntl();
  const { control } = form;
  return (
    <>
      <TextInput
        control={control}
        name="title"
        disabled={isFrozen}
        label={formatMessage({ id: 'content.field.title' })}
        required
        maxLength={postLimits.titleLength.max}
      />
      <TextInput
        control={control}
        name="description"
        disabled={isFrozen}
        label={formatMessage({ id: 'content.field.description' })}
        hint={<FormattedMessage id="writing.description.hint" />}
        rows={2}
        maxLength={postLimits.descriptionLength}
      />
      <RichTextInput
        control={control}
        name="html"
        disabled={isFrozen}
        label={formatMessage({ id: 'content.field.html' })}
        hint={<FormattedMessage id="writing.text.hint" values={{ count: postLimits.textLength }} />}
        maxLength={postLimits.htmlLength}
        media={written.media}
        uploadImage={uploadImage}
        pickMedium={pick}
      />
    </>
  );
};

const textId = 'writing-text';

/** Where an article is written. What waits for staff stands still until it is taken back. */
export const ArticleEditor = ({ written }: Readonly<{ written: Written }>) => {
  const form = useArticleForm(written);
  const { pick, picker } = useFileChoice();
  // What is typed goes before what is counted.
  const typed = useDeferredValue(form.values);
  const issues = useMemo(() => issuesOf(contentOfFields(typed)), [typed]);
  const [original] = written.translations;
  const isNew = written.content.html === '' || written.isMachineDraft;
  const [isBeside, setBeside] = useState(original !== undefined && isNew);
  const isFrozen =
    written.status === 'TRASH' ||
    ((written.status === 'PENDING' || written.change === 'WAITING') && written.mayHandIn);
  const { newest } = form.autosave;
  const part = { form, isFrozen, pick };
  return (
    <Box onKeyDown={saveByKey(form.autosave.saveNow)}>
      <PostStateChips
        status={written.status}
        change={written.change}
        isMachineDraft={written.isMachineDraft}
      />
      <SaveLine
        autosave={form.autosave}
        newest={
          newest && (
            <>
              <b>{newest.title}</b>
              <RichTextView html={newest.html} media={written.media} lang={written.language} />
            </>
          )
        }
      />
      <Notes written={written} form={form} />
      {isFrozen && (
        <Alert severity="info" sx={{ mb: 2 }}>
          <FormattedMessage id="writing.frozen" />
        </Alert>
      )}
      {original !== undefined && (
        <Button
          variant="outlined"
          aria-pressed={isBeside}
          onClick={() => setBeside(!isBeside)}
          sx={{ mb: 2 }}
        >
          <FormattedMessage id={isBeside ? 'writing.beside.hide' : 'writing.beside.show'} />
        </Button>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: isBeside ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {isBeside && original !== undefined && (
          <OriginalBeside
            id={original.id}
            fields={form.values}
            language={written.language}
            besideId={textId}
          />
        )}
        <Box
          id={textId}
          lang={written.language}
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
            ...(isBeside && { overflowY: { md: 'auto' }, maxHeight: { md: '80vh' } }),
          }}
        >
          <Words {...part} written={written} />
        </Box>
      </Box>
      <Stack sx={{ gap: 4, mt: 4 }}>
        <Properties {...part} />
        <Search {...part} written={written} />
        {!isFrozen && (
          <ReadyList
            issues={issues}
            isMachineDraft={written.isMachineDraft}
            lead={(path) => form.form.setFocus(fieldOf(path))}
          />
        )}
        <WriterActions written={written} autosave={form.autosave} />
      </Stack>
      {picker}
    </Box>
  );
};
