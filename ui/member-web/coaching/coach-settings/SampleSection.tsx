import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  sampleKinds,
  sampleNoteMaxLength,
  type SampleKind,
} from '#core/coaching/coach/sample/sample-review.ts';
import { proseProblem, problemResolver } from '#ui/api/field-problems.ts';
import { TextInput } from '#ui/components/forms/TextInput.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { FormSkeleton } from '#ui/components/Skeletons.tsx';
import { useToast } from '#ui/components/toasts/use-toast.ts';
import { useFormSection } from '../../app/parts/use-form-section.ts';
import { SampleWeek } from '../parts/SampleWeek.tsx';
import { type OwnSample, useSample, useSampleSteps } from './data.ts';
import { SettingsSection } from './SettingsSection.tsx';

type Values = Readonly<Record<SampleKind, string>>;

const read = ({ notes }: OwnSample): Values => {
  const textOf = (kind: SampleKind) => notes.find((note) => note.kind === kind)?.text ?? '';
  return { GENERAL: textOf('GENERAL'), BODY: textOf('BODY'), STRENGTH: textOf('STRENGTH') };
};

const resolver = problemResolver(
  (values: Values) =>
    Object.fromEntries(sampleKinds.map((kind) => [kind, proseProblem(values[kind], sampleNoteMaxLength)])),
  (values) => sampleKinds.map((kind) => ({ kind, text: values[kind] })),
);

const Editor = ({ sample }: Readonly<{ sample: OwnSample }>) => {
  const { keep, show, lookAgain } = useSampleSteps();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [isStale, setStale] = useState(false);
  const { reset, ...section } = useFormSection({
    source: sample,
    resolver,
    read,
    save: (notes) => keep(notes, sample.version),
    onSaved(saved) {
      setStale(false);
      show(saved);
      toast(
        formatMessage({
          id: saved.notes.length === 0 ? 'coachSettings.sample.removed' : 'coachSettings.sample.saved',
        }),
        { kind: 'success' },
      );
    },
    async onStale() {
      setStale(true);
      await lookAgain();
    },
  });
  const takeTheirs = () => {
    setStale(false);
    reset();
  };
  return (
    <SettingsSection
      id="sample"
      title={<FormattedMessage id="coachSettings.sample" />}
      description={<FormattedMessage id="coachSettings.sample.text" />}
      section={{ ...section, isStale, takeTheirs }}
    >
      <SampleWeek />
      {sampleKinds.map((kind) => (
        <TextInput
          key={kind}
          control={section.form.control}
          name={kind}
          label={<FormattedMessage id={`coachSettings.sample.${kind}`} />}
          rows={4}
          maxLength={sampleNoteMaxLength}
        />
      ))}
    </SettingsSection>
  );
};

/** How this coach answers, shown on a week that belongs to no member. */
export const SampleSection = () => {
  const sample = useSample();
  return (
    <QueryView query={sample} skeleton={<FormSkeleton fields={3} />} compact>
      {(known) => <Editor sample={known} />}
    </QueryView>
  );
};
