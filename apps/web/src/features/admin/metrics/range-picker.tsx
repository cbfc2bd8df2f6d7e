import { adminRangeDays, type MetricsRange } from '@cleanpaste/contract';
import { useEffect, useState } from 'react';
import { metricsCopy } from '../../../copy/metrics-copy.ts';
import { Segments } from '../lists/segments.tsx';
import { isRange, lastDays, presets, todayIn } from './range.ts';

interface RangePickerProps {
  range: MetricsRange;
  onRange: (range: MetricsRange) => void;
}

const names = ['from', 'to'] as const;

/** Which days to show: one of the usual stretches, or any two dates. */
export function RangePicker({ range, onRange }: RangePickerProps) {
  const today = todayIn(new Date());
  const [draft, setDraft] = useState(range);
  useEffect(() => setDraft({ from: range.from, to: range.to }), [range.from, range.to]);
  const preset = presets.find((days) => {
    const usual = lastDays(days, today);
    return usual.from === range.from && usual.to === range.to;
  });
  const isWrong = !isRange(draft.from, draft.to, today);

  function change(name: 'from' | 'to', value: string) {
    const next = { ...draft, [name]: value };
    setDraft(next);
    if (isRange(next.from, next.to, today)) onRange(next);
  }

  return (
    <div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Segments
          label={metricsCopy.range}
          value={preset ? String(preset) : null}
          options={presets.map((days) => ({
            value: String(days),
            label: metricsCopy.preset(days),
          }))}
          onChange={(days) => onRange(lastDays(Number(days), today))}
        />
        <div className="flex gap-3">
          {names.map((name) => (
            <label key={name} className="flex items-center gap-2 text-sm text-soft">
              {metricsCopy[name]}
              <input
                type="date"
                value={draft[name]}
                max={today}
                aria-invalid={isWrong || undefined}
                onChange={(event) => change(name, event.target.value)}
                className="h-9 max-sm:h-11 pointer-coarse:h-11 min-w-0 field-edge px-2 text-sm text-ink"
              />
            </label>
          ))}
        </div>
      </div>
      <p role="status" className={`mt-2 text-sm ${isWrong ? 'text-danger' : 'text-soft'}`}>
        {isWrong ? metricsCopy.rangeWrong(adminRangeDays) : metricsCopy.utc}
      </p>
    </div>
  );
}
