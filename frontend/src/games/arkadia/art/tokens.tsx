/** Gold and banners, about the origin. */
import "./tokens.css";

/** A coin with the castle on it, 32 units wide. */
export const Coin = () => (
  <>
    <circle r="15" class="arkadia-coin" />
    <circle r="11.5" class="arkadia-coin-rim" />
    <path d="M-7 6V-4H-4.5V-1.5H-1.5V-6H1.5V-1.5H4.5V-4H7V6Z" class="arkadia-coin-sign" />
  </>
);

/** A builder's banner on its pole, 36 units high. */
export const Banner = () => (
  <>
    <path d="M-9-17V18" class="arkadia-pole" />
    <path d="M-9-16H12L7-8.5L12-1H-9Z" class="arkadia-banner" />
    <path d="M-5-12.5H3M-5-8.5H1M-5-4.5H3" class="arkadia-banner-line" />
  </>
);
