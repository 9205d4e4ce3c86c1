import "./hero.css";

import type { ComponentChildren } from "preact";

/** The drawing of the front page: a land growing out of tiles, and the Ark on its way through it. */
export function HeroArt() {
  return (
    <svg class="hero-art" viewBox="0 0 640 470" aria-hidden="true">
      <clipPath id="hero-tile">
        <rect width="128" height="128" rx="10" />
      </clipPath>
      <g transform="translate(62 38) rotate(-5 256 190)">
        <Tile x={0} y={0}>
          <Road d="M64 128V92Q64 64 92 64H128" />
          <Palm x={24} y={36} />
          <Sheep x={92} y={108} />
        </Tile>
        <Tile x={1} y={0}>
          <Road d="M0 64H40" />
          <City wall="M0 0Q14 36 62 42Q104 58 128 128" rest="V0z" />
          <House x={38} y={16} />
          <House x={72} y={22} tall />
          <House x={108} y={60} />
          <Sheep x={34} y={106} />
        </Tile>
        <Tile x={2} y={0}>
          <City wall="M0 128Q52 108 60 62Q72 26 128 0" rest="H0z" />
          <House x={20} y={26} tall />
          <House x={50} y={30} />
          <House x={20} y={66} />
          <Scroll x={22} y={94} />
          <Palm x={98} y={48} />
          <Sheep x={88} y={100} />
        </Tile>
        <Tile x={0} y={1}>
          <Road d="M64 0V128" />
          <Oasis x={98} y={62} />
          <Sheep x={28} y={40} />
          <Sheep x={30} y={92} />
        </Tile>
        <Tile x={1} y={1}>
          <Road d="M64 128V76M64 76Q72 66 128 64" />
          <Palm x={20} y={28} />
          <Palm x={106} y={26} />
          <Sheep x={26} y={108} />
          <Temple x={62} y={58} />
        </Tile>
        <Tile x={2} y={1}>
          <City wall="M0 128Q24 98 62 96Q100 98 128 128" rest="z" />
          <House x={62} y={114} />
          <Road d="M0 64H128" />
          <Palm x={28} y={24} />
          <Wolf x={94} y={30} />
        </Tile>
        <Tile x={1} y={2}>
          <Road d="M64 0Q64 64 0 64" />
          <City wall="M128 0Q92 24 88 64Q94 106 128 128" rest="z" />
          <House x={112} y={46} />
          <House x={112} y={84} tall />
          <Sheep x={38} y={102} />
        </Tile>
        <g class="hero-lifted">
          <Tile x={3.14} y={0.92} turn={9}>
            <Road d="M0 64Q50 64 64 128" />
            <City wall="M0 0Q30 40 64 40Q98 40 128 0" rest="z" />
            <House x={50} y={14} />
            <House x={80} y={14} />
            <Oasis x={98} y={92} />
          </Tile>
        </g>
        <Piece x={212} y={44} class="hero-red" />
        <Piece x={398} y={200} class="hero-blue" />
        <Piece x={76} y={214} class="hero-yellow" />
      </g>
      <Ark />
    </svg>
  );
}

interface TileProps {
  /** Place in tiles, from the top left one. */
  x: number;
  y: number;
  turn?: number;
  children: ComponentChildren;
}

function Tile({ x, y, turn = 0, children }: TileProps) {
  return (
    <g transform={`translate(${x * 132} ${y * 132}) rotate(${turn} 64 64)`}>
      <rect class="hero-shadow" x="3" y="6" width="128" height="128" rx="12" />
      <rect class="hero-field" width="128" height="128" rx="10" />
      <path class="hero-tuft" d="M14 70l3-6 3 6M52 112l3-6 3 6M108 22l3-6 3 6M76 62l3-6 3 6M18 118l3-6 3 6" />
      <g clip-path="url(#hero-tile)">{children}</g>
      <rect class="hero-edge" x="1" y="1" width="126" height="126" rx="9.5" />
    </g>
  );
}

function Road({ d }: { d: string }) {
  return (
    <>
      <path class="hero-road-side" d={d} />
      <path class="hero-road" d={d} />
    </>
  );
}

/** A city behind its wall; `rest` goes from the wall's end back to its beginning along the tile's edges. */
function City({ wall, rest }: { wall: string; rest: string }) {
  return (
    <>
      <path class="hero-city" d={wall + rest} />
      <path class="hero-wall" d={wall} />
      <path class="hero-merlons" d={wall} />
    </>
  );
}

interface Spot {
  x: number;
  y: number;
}

function House({ x, y, tall }: Spot & { tall?: boolean }) {
  const height = tall ? 16 : 10;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="hero-house" d={`M-9 ${10 - height - 2}H9V10H-9z`} />
      <path class="hero-roof" d={`M-11 ${10 - height}L-8 ${4 - height}H8L11 ${10 - height}z`} />
      <path class="hero-door" d="M-2.5 10V4a2.5 2.5 0 0 1 5 0v6z" />
    </g>
  );
}

function Palm({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="hero-trunk" d="M0 20Q4 8 1 -4" />
      <path
        class="hero-leaf"
        d="M1-4Q-10-12-17-2Q-9-6 1-4Q-8 0-10 10Q-3 2 1-4Q6-14 17-10Q9-8 1-4Q12-2 14 9Q6 0 1-4Q-4-14-2-18Q4-12 1-4z"
      />
    </g>
  );
}

function Oasis({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class="hero-sand" cx="0" cy="10" rx="24" ry="15" />
      <ellipse class="hero-water" cx="2" cy="12" rx="16" ry="9" />
      <Palm x={-10} y={-8} />
    </g>
  );
}

function Sheep({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="hero-leg" d="M-6 6v6M-1 7v5M5 6v6" />
      <path
        class="hero-wool"
        d="M-10 2a5 5 0 0 1 3-8a6 6 0 0 1 10-1a5 5 0 0 1 8 4a5 5 0 0 1-3 9a6 6 0 0 1-8 1a6 6 0 0 1-10-5z"
      />
      <ellipse class="hero-face" cx="11" cy="-2" rx="4" ry="5" />
    </g>
  );
}

function Wolf({ x, y }: Spot) {
  return (
    <path
      class="hero-wolf"
      transform={`translate(${x} ${y})`}
      d="M-18 3Q-14-4-6-4L6-5 9-13 12-8 16-9 15-5 21-1 15 2 12 2 10 12 7 12 6 4-6 4-7 12-10 12-11 4-15 8-19 9z"
    />
  );
}

function Scroll({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="hero-scroll" d="M-12-8H10a4 4 0 0 1 0 4V8H-10a4 4 0 0 1-2-7z" />
      <path class="hero-ink" d="M-6-3H5M-6 1H5M-6 5H1" />
    </g>
  );
}

function Temple({ x, y }: Spot) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="hero-plinth" d="M-32 22H32V30H-32z" />
      <path class="hero-column" d="M-27-4H-19V22H-27zM-10-4H-2V22H-10zM6-4H14V22H6zM19-4H27V22H19z" />
      <path class="hero-gable" d="M-34-4L0-24 34-4z" />
      <circle class="hero-gold" cx="0" cy="-11" r="4" />
    </g>
  );
}

function Piece({ x, y, class: colour }: Spot & { class: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse class="hero-shadow" cx="2" cy="24" rx="17" ry="6" />
      <path
        class={`hero-piece ${colour}`}
        d="M0-26a10 10 0 0 1 6.5 17.600C14-6 17-3 17 0c0 2.5-2.5 3.5-5 4L14 22a2 2 0 0 1-2 2H-12a2 2 0 0 1-2-2L-12 4c-2.5-.5-5-1.5-5-4 0-3 3-6 10.5-8.400A10 10 0 0 1 0-26z"
      />
      <path class="hero-shine" d="M-5-20a6 6 0 0 1 5-3" />
    </g>
  );
}

/** The Ark: a golden chest with its poles, two winged figures facing each other on the lid. */
function Ark() {
  return (
    <g transform="translate(470 352)">
      <ellipse class="hero-shadow" cx="4" cy="92" rx="140" ry="18" />
      <path
        class="hero-rays"
        d="M0-40L-26-128-8-132zM0-40L26-128 8-132zM0-40L-72-112-58-122zM0-40L72-112 58-122z"
      />
      <path class="hero-pole" d="M-138 58H138" />
      <path class="hero-chest" d="M-92 12H92L88 84H-88z" />
      <path class="hero-chest-shade" d="M-90 50H90L88 84H-88z" />
      <path class="hero-panel" d="M-76 26H-30V72H-74zM-22 26H22V72H-22zM30 26H76L74 72H30z" />
      <path class="hero-ornament" d="M-53 36l9 13-9 13-9-13zM0 34l10 15-10 15-10-15zM53 36l9 13-9 13-9-13z" />
      <path class="hero-pole-ring" d="M-84 51h14v14h-14zM70 51h14v14h-14z" />
      <path class="hero-lid" d="M-100-2H100V14H-100z" />
      <path class="hero-foot" d="M-86 84h20v8h-20zM66 84h20v8h-20z" />
      <Cherub />
      <g transform="scale(-1 1)">
        <Cherub />
      </g>
    </g>
  );
}

function Cherub() {
  return (
    <g>
      <path
        class="hero-wing"
        d="M-62-18Q-46-66-4-62Q-20-54-24-46Q-14-48-10-46Q-22-36-34-32Q-28-32-26-30Q-40-18-56-14z"
      />
      <path class="hero-wing" d="M-68-14Q-96-46-88-78Q-76-64-70-60Q-70-66-66-70Q-56-48-58-14z" />
      <path class="hero-cherub" d="M-80-2Q-78-34-62-34Q-48-30-46-2z" />
      <circle class="hero-cherub" cx="-60" cy="-42" r="9" />
    </g>
  );
}
