/**
 * Answers the tasks of a `TaskProcess`, one after the other. Stop signals reach the whole process group;
 * this process ignores them to finish the current task, and ends with the server.
 */
export function answerTasks<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  process.on('disconnect', () => process.exit());
  process.on('message', async (task: Task) => process.send?.(await answer(task)));
}
