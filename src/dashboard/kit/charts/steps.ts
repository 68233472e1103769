/** How many colours the map has, the one for zero included. */
export const STEPS = 6;

/**
 * The lowest number of each step. They grow by the same factor, because a few provinces have most of
 * the applications: 0, 1, 3, 8, 20, 55 if the largest number is 150.
 */
export function stepsUpTo(most: number): number[] {
  const bounds = [0];
  for (let step = 1; step < STEPS; step++) {
    const bound = Math.max(step, Math.round(most ** ((step - 1) / (STEPS - 1))));
    bounds.push(Math.max(bound, (bounds.at(-1) ?? 0) + 1));
  }
  return bounds;
}

/** The step of a number. */
export const stepOf = (count: number, bounds: number[]): number =>
  bounds.findLastIndex((bound) => count >= bound);

/** "3–7" for each step; the last one is "55+". Steps that no number reaches are left out. */
export const stepLabels = (bounds: number[], most: number, format: (n: number) => string) =>
  bounds.flatMap((bound, step) => {
    if (step > 0 && bound > most) return [];
    const next = bounds[step + 1];
    if (next === undefined || next > most) return [step === 0 ? '0' : `${format(bound)}+`];
    return [next - 1 > bound ? `${format(bound)}–${format(next - 1)}` : format(bound)];
  });
