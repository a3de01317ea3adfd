import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs test files in the order of a list of their paths. A mutant's run ends at the first failure:
 * those that are quick and notice much come first.
 */
export function inOrder(paths: readonly string[]): typeof BaseSequencer {
  const place = ({ moduleId }: TestSpecification) =>
    paths.findIndex((path) => moduleId.endsWith(`/${path}`));
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return files.toSorted((a, b) => place(a) - place(b));
    }
  };
}
