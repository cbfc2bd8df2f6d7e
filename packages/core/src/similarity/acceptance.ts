/** How one figure counts: its mean and deviation where the weights were fitted, and its weight. */
interface FigureWeight {
  mean: number;
  deviation: number;
  weight: number;
}

/** A logistic model over named figures. */
export interface AcceptanceModel {
  bias: number;
  figures: Record<string, FigureWeight>;
}

/** What speaks for a candidate being a copy, in log-odds. */
export function scoreOf(figures: Record<string, number>, model: AcceptanceModel): number {
  let sum = model.bias;
  for (const [name, { mean, deviation, weight }] of Object.entries(model.figures)) {
    sum += (weight * (figures[name]! - mean)) / deviation;
  }
  return sum;
}
