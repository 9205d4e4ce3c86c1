"""The WebSocket endpoint: carries frames between a socket and a conversation."""

import asyncio

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from arkaden import __version__
from arkaden.accounts.callers import Caller
from arkaden.errors import Refusal
from arkaden.live.conversation import Conversation
from arkaden.live.hub import Hub
from arkaden.live.messages import MAX_FRAME, error_frame
from arkaden.live.outbox import Outbox

TOO_BIG = 1009
POLICY_VIOLATION = 1008
INTERNAL_ERROR = 1011
TRY_AGAIN_LATER = 1013
_LAST_WORDS_SECONDS = 2.0

log = structlog.get_logger()


async def serve(websocket: WebSocket, hub: Hub, who: str, caller: Caller | None) -> None:
    """Carry one connection to its end. ``who`` is whose messages are counted. Raises Refusal(rate_limited)."""
    hub.connect(who, None if caller is None else caller.person.id)
    outbox = Outbox()
    conversation = Conversation(hub, outbox, caller, __version__)
    try:
        await websocket.accept()
        code = await _carry(websocket, hub, who, conversation, outbox)
        if code is not None:
            await _close(websocket, outbox, code)
    finally:
        conversation.end()
        hub.disconnect(who)


async def _carry(
    websocket: WebSocket, hub: Hub, who: str, conversation: Conversation, outbox: Outbox
) -> int | None:
    """Until one side has enough; the code to close with, None if the connection is gone."""
    reading = asyncio.create_task(_read(websocket, hub, who, conversation, outbox))
    writing = asyncio.create_task(_write(websocket, outbox))
    too_slow = asyncio.create_task(outbox.overflowed.wait())
    tasks = (reading, writing, too_slow)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if too_slow.done():
            log.info("live.too_slow", who=who)
            return TRY_AGAIN_LATER
        return reading.result() if reading.done() else None
    except Exception:
        log.exception("live.failed", who=who)
        return INTERNAL_ERROR
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _read(
    websocket: WebSocket, hub: Hub, who: str, conversation: Conversation, outbox: Outbox
) -> int | None:
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        if text is None:
            outbox.put(error_frame(Refusal("bad_message", "frames are text")))
            continue
        if len(text.encode()) > MAX_FRAME:
            return TOO_BIG
        try:
            hub.messages.take(who)
        except Refusal as refusal:
            outbox.put(error_frame(refusal))
            return POLICY_VIOLATION
        await conversation.receive(text)


async def _write(websocket: WebSocket, outbox: Outbox) -> None:
    try:
        while True:
            await websocket.send_text(await outbox.get())
    except WebSocketDisconnect:
        pass


async def _close(websocket: WebSocket, outbox: Outbox, code: int) -> None:
    """Say why, as far as the other side listens."""
    try:
        async with asyncio.timeout(_LAST_WORDS_SECONDS):
            while outbox.waiting:
                await websocket.send_text(await outbox.get())
            if websocket.application_state is WebSocketState.CONNECTED:
                await websocket.close(code)
    except (TimeoutError, WebSocketDisconnect):
        log.debug("live.closed_unheard", code=code)
