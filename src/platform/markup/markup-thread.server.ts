import { TaskThread } from '../task-thread.server.ts';
import type { MarkupTask } from './markup.worker.server.ts';

/** Renders, checks and converts long texts; the most hostile ones take half a second each. */
export class MarkupThread extends TaskThread<MarkupTask> {
  constructor(settings: ConstructorParameters<typeof TaskThread>[1] = {}) {
    super('src/platform/markup/markup.worker.server.ts', settings);
  }
}
