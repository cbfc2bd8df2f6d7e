import type { MetricsRange } from '@cleanpaste/contract';
import { Button } from '../../../components/button.tsx';
import { PanelNote } from '../../../components/panel.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { adminCopy } from '../../../copy/admin-copy.ts';
import { metricsCopy } from '../../../copy/metrics-copy.ts';
import { MetricCards, MetricFacts } from './metric-cards.tsx';
import { MetricPlots } from './metric-plots.tsx';
import { OperationsPanel } from './operations-panel.tsx';
import { RangePicker } from './range-picker.tsx';
import { RevenuePanel } from './revenue-panel.tsx';
import { ShareTable } from './share-table.tsx';
import { useMetrics, useShareStatistics } from './use-metrics.ts';
import { WorkTable } from './work-table.tsx';

interface DashboardTabProps {
  range: MetricsRange;
  onRange: (range: MetricsRange) => void;
}

/** What there is, and below it cards and plots of a stretch of days that the address names. */
export function DashboardTab({ range, onRange }: DashboardTabProps) {
  const { data: metrics, error, refetch, isPlaceholderData } = useMetrics(range);
  const { data: shares } = useShareStatistics();
  // A reload that fails leaves the figures that are there; the sign above tells that they may be old.
  if (error && !metrics) {
    return (
      <PanelNote tone="danger">
        <p className="text-lg font-semibold">{metricsCopy.failed}</p>
        <p className="text-soft">{error.message}</p>
        <Button kind="quiet" size="small" onClick={() => refetch()}>
          {adminCopy.retry}
        </Button>
      </PanelNote>
    );
  }
  const sharesEver = shares?.reduce((sum, { total_shares }) => sum + total_shares, 0) ?? null;
  return (
    <div className="space-y-6">
      {metrics ? (
        <>
          <MetricFacts totals={metrics.totals} sharesEver={sharesEver} />
          <RevenuePanel revenue={metrics.revenue} />
        </>
      ) : (
        <Skeleton rows={5} />
      )}
      <section aria-label={metricsCopy.ranged} className="space-y-6">
        <div className="space-y-3 pt-4">
          <h2 className="text-xl font-semibold">{metricsCopy.ranged}</h2>
          <RangePicker range={range} onRange={onRange} />
        </div>
        {metrics ? (
          <div
            aria-busy={isPlaceholderData}
            className={`space-y-6 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            <MetricCards inRange={metrics.inRange} revenue={metrics.revenue} />
            <MetricPlots metrics={metrics} />
            <WorkTable rows={metrics.byWork} />
          </div>
        ) : (
          <Skeleton rows={8} />
        )}
      </section>
      <ShareTable />
      <OperationsPanel />
    </div>
  );
}
