import { Box, Group, Text } from '@mantine/core';

const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];
const RAMPS = ['p', 'n', 'success', 'warning', 'danger', 'info'];
const SEQUENCE = [0, 1, 2, 3, 4, 5];

function Ramp({ name, steps }: { name: string; steps: readonly number[] }) {
  return (
    <Group gap={2} wrap="nowrap" mb={8}>
      <Text w={72} flex="none" ff="monospace" size="xs">
        {name}
      </Text>
      {steps.map((step) => (
        <Box key={step} flex={1} h={32} bg={`var(--${name}-${step})`} title={`--${name}-${step}`} />
      ))}
    </Group>
  );
}

export default function Ramps() {
  return (
    <>
      {RAMPS.map((name) => (
        <Ramp key={name} name={name} steps={STEPS} />
      ))}
      <Ramp name="seq" steps={SEQUENCE} />
    </>
  );
}
