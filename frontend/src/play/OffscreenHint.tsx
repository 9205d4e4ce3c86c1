/** An arrow at the edge of a board towards something out of sight; pressing it goes there. */
import { Icon } from "../ui/Icon";
import { type Box, type Insets, onScreen } from "./camera";
import type { CameraControl } from "./useCamera";

interface OffscreenHintProps {
  control: CameraControl;
  target: Box;
  insets: Insets;
  label: string;
}

export function OffscreenHint({ control, target, insets, label }: OffscreenHintProps) {
  const camera = control.camera.value;
  const { width, height } = control.size.value;
  if (width === 0) return null;
  const from = onScreen(camera, target.x0, target.y0);
  const to = onScreen(camera, target.x1, target.y1);
  const [low, high] = [insets.left, width - insets.right];
  const [top, bottom] = [insets.top, height - insets.bottom];
  if (to.x > low && from.x < high && to.y > top && from.y < bottom) return null;
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  const at = { x: clamp(x, low + 28, high - 28), y: clamp(y, top + 28, bottom - 28) };
  const angle = (Math.atan2(y - at.y, x - at.x) * 180) / Math.PI;
  return (
    <button
      type="button"
      class="offscreen-hint"
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      aria-label={label}
      title={label}
      onClick={() => control.reveal(target)}
    >
      <span style={{ transform: `rotate(${angle}deg)` }}>
        <Icon name="next" />
      </span>
    </button>
  );
}
