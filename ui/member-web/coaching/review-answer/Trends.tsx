import { QueryView } from '#ui/components/QueryView.tsx';
import { ChartSkeleton } from '#ui/components/Skeletons.tsx';
import { profileOf, type SavedWeek } from '#ui/indicator/week.ts';
import { useTimeline } from '../../app/data/indicators.ts';
import { MetricPanel, useTimelineView } from '../../app/weeks/MetricPanel.tsx';

/** How the member's numbers went until now. */
export default function Trends({ week }: Readonly<{ week: SavedWeek }>) {
  const view = useTimelineView();
  const timeline = useTimeline(week.userId, view.range);
  return (
    <QueryView query={timeline} skeleton={<ChartSkeleton height={300} />} compact>
      {(data) => (
        <MetricPanel
          timeline={data}
          latest={profileOf(week)}
          isOwn={false}
          view={view}
          isOld={timeline.isPlaceholderData}
        />
      )}
    </QueryView>
  );
}
