/**
 * Runs tests in order. A test fails by throwing.
 *
 * @param {Record<string, () => unknown>} tests by their names
 * @returns {Promise<{passed: number, failures: string[]}>}
 */
export async function runTests(tests) {
  const failures = [];
  let passed = 0;
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      passed++;
    } catch (problem) {
      failures.push(`${name}: ${problem.message}`);
    }
  }
  return { passed, failures };
}
